"""Which rights a role has."""
