"""What saving changes for whom, told before it is done (contract admin.md §12)."""
