"""A submission's program on its cases."""
