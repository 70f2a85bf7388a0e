"""What was deleted and may come back for a while: accounts and problems (contract admin.md §20)."""
