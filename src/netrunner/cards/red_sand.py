"""The Red Sand cycle."""

from __future__ import annotations
