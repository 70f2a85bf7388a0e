"""A group made anew for another year."""
