"""Contests that groups hold."""
