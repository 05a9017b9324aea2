"""The Flashpoint cycle."""

from __future__ import annotations
