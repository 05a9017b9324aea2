"""The Lunar cycle."""

from __future__ import annotations
