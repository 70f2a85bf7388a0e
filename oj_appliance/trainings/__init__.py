"""Trainings of the site and of groups: problem sets with progress (contract training.md)."""
