"""Rooms of timed works, over HTTP."""
