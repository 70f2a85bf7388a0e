"""The readers of problem packages, one module a format."""
