"""Chapter 6: runs and encounters."""
