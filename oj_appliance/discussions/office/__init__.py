"""What staff of the site do about discussions and reports (contract admin.md §14)."""
