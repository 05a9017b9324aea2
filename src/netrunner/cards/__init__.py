"""The cards: their printed facts, and one module per set that declares what they do."""
