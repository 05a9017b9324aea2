"""The Mumbad cycle."""
