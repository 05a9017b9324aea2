"""The Kitara cycle."""
