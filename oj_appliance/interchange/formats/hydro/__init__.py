"""Hydro zips."""
