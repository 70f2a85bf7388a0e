"""What the administrator sets for the site: website config and switches (contract admin.md §7)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("addresses", "codes", "edits")
