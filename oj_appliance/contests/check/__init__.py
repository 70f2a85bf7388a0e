"""What would embarrass the organiser of a contest, said before its day (contract admin.md §12)."""
