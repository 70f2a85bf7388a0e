"""Somebody of the staff tries a work as a student, before it begins (contract timedwork.md §17)."""
