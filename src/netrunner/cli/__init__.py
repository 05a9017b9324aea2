"""The `netrunner` command. Each sub-command is a module of its own here; `main` lists them."""
