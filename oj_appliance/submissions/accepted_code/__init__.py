"""A person's accepted code, for going on with it."""
