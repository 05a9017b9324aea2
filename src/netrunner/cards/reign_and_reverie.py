"""Reign and Reverie."""

from __future__ import annotations
