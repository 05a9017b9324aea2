"""Cards for draft."""

from __future__ import annotations
