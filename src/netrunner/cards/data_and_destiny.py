"""Data and Destiny."""

from __future__ import annotations
