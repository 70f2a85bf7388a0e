"""Moving in: another judge's whole site, from its database dump and its files (contract admin.md
§7.5)."""
