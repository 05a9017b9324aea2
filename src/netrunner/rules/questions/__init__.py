"""Questions that are only asked: choices inside a resolving ability, and what options are called."""
