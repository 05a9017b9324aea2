"""Every sentence that a user reads, in each language: one folder of Fluent files per language."""
