"""Collections look at what is new while people play, and at everything once they have gone."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import gc, weakref
from netrunner.server import collecting

class Knot:
    def __init__(self):
        self.self = self

collecting.begin()
assert not collecting.everything(busy=False)  # nothing is new

young = weakref.ref(Knot())
keep = [[] for _ in range(2 * collecting.YOUNG)]  # so many new objects bring a collection about
assert young() is None

old = Knot()
gone = weakref.ref(old)
more = [[] for _ in range(2 * collecting.YOUNG)]  # it is old by now
del old
again = [[] for _ in range(2 * collecting.YOUNG)]
assert gone() is not None  # what is old is left alone
assert not collecting.everything(busy=True) and gone() is not None
assert collecting.everything(busy=False) and gone() is None
assert not collecting.everything(busy=False)

old = Knot()
gone = weakref.ref(old)
more = [[] for _ in range(2 * collecting.YOUNG)]
del old
much = [[] for _ in range(2 * collecting.OBJECTS)]  # there is so much more: people or not, it is looked through
assert collecting.everything(busy=True) and gone() is None
"""


def test_what_is_old_is_looked_through_when_nobody_is_there() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
