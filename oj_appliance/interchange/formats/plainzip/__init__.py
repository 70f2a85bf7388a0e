"""Plain archives of inputs and outputs."""
