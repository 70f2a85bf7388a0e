"""Who changed what, when and from where: an append-only record (contract admin.md §21)."""
