"""Honor and Profit."""

from __future__ import annotations
