"""A training's problems as whoever solves them sees them."""
