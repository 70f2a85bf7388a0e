"""Checkers, interactors, reference solutions, and checks of problems."""
