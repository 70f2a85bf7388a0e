"""Polygon packages."""
