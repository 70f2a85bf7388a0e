"""Trainings of one group copied into another one."""
