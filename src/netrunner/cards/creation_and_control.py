"""Creation and Control."""

from __future__ import annotations
