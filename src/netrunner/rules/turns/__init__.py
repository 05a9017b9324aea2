"""Chapter 5: turns and actions."""
