"""The Kitara cycle."""

from __future__ import annotations
