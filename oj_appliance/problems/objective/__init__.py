"""Objective questions: what makes one, in which order it is shown, what an answer is worth."""
