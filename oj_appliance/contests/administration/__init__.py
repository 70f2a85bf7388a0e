"""What organisers do to a contest in the back-office (contract admin.md §12)."""
