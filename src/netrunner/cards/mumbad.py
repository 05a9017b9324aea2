"""The Mumbad cycle."""

from __future__ import annotations
