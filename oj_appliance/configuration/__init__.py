"""What the administrator sets for the site: website config and switches (contract admin.md §7)."""
