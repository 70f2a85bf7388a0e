"""New accounts by their owners, and forgotten passwords."""
