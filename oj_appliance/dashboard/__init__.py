"""Reads that need to know everything: the state of the whole server (contract admin.md §7.2)."""
