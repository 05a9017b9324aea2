"""Order and Chaos."""

from __future__ import annotations
