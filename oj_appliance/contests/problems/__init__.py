"""A contest's problems as its participants see them."""
