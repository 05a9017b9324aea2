"""The Spin cycle."""

from __future__ import annotations
