"""Everything over HTTP, described by OpenAPI."""
