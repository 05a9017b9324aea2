"""Magnum Opus."""

from __future__ import annotations
