"""Lists of submissions and their filters."""
