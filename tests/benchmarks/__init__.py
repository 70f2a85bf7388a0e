"""Measurements, and the data that they need; nothing here is a test."""
