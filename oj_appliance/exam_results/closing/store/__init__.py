"""Queries of closing an exam, one file a noun."""
