"""The Genesis cycle."""

from __future__ import annotations
