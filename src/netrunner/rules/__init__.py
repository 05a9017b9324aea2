"""The machine that the Comprehensive Rules describe, one module per chapter or concept. No input, no output."""
