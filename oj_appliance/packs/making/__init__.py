"""Sealed files made here: an exam with its problems and roster, or problems alone."""
