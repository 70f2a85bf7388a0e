"""Uploaded pictures and files under random names (contract 00-conventions §8)."""
