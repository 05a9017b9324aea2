"""Terminal Directive."""

from __future__ import annotations
