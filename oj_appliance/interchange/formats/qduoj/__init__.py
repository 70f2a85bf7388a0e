"""QDUOJ zips."""
