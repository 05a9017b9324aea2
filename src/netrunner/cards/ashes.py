"""The Ashes cycle."""

from __future__ import annotations
