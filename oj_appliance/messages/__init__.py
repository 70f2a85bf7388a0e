"""What the site tells its people: notices of the administrators (contract admin.md §6)."""
