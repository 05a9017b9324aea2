"""The process that measures with one kernel: it reads what and how long, and writes what that gave."""

from __future__ import annotations

import gc
import json
import sys

from ..processes import collect_seldom
from .measuring import kernel, measurements


def main() -> None:
    collect_seldom()  # as in every process that only plays
    found = measurements(int(sys.argv[1]))
    for once in found.values():
        once(0.0)  # warm up: everything loaded, every branch specialized
    print(json.dumps({"kernel": kernel(), "figures": list(found)}), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        gc.collect()
        print(found[name](float(seconds)), flush=True)


if __name__ == "__main__":
    main()
