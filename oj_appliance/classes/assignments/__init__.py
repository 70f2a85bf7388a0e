"""Trainings that a class is set for a time."""
