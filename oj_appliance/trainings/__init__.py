"""Trainings of the site and of groups: problem sets with progress (contract training.md)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("store", "cloning.service")
