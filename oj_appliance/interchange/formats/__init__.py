"""Formats of other judges, one folder each."""
