"""The SanSan cycle."""

from __future__ import annotations
