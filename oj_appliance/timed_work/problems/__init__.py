"""A timed work's problems as its participants see them."""
