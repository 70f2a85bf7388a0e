"""Tokens by which tools read a contest whole (contract clics.md §2)."""
