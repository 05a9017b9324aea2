"""Chapter 9: abilities, windows, interrupts, and effects."""
