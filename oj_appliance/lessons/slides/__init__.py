"""Slides are converted to PDF by LibreOffice, where this machine has it."""
