"""The SanSan cycle."""
