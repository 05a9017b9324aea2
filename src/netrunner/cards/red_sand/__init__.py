"""The Red Sand cycle."""
