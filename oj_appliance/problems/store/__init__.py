"""Queries on problems, one file a noun."""
