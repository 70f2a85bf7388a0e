"""DMOJ archives."""
