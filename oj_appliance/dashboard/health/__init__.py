"""Is everything well, in one colour, and what mends what is not (contract admin.md §7.6)."""
