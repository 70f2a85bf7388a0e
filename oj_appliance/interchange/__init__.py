"""Problems from files of other judges, and the demo content (contract file.md §5)."""
