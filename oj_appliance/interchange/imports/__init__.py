"""Packages on their way in: taken from a caller, opened, read, stored problem by problem."""
