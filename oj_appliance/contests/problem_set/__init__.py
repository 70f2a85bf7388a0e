"""Which problems a contest has, under which names and colours (contract admin.md §12)."""
