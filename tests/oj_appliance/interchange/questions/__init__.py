"""Objective questions from a file and as a file."""
