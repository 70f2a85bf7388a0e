"""Trainings of the site and of groups, over HTTP."""
