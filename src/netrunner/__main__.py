"""`python -m netrunner` is the `netrunner` command."""

import sys

from netrunner.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
