"""Chapter 7: accessing cards."""
