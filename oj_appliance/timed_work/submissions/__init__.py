"""The list of a timed work's submissions."""
