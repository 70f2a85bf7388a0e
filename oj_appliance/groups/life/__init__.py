"""How a group comes to be, changes and ends."""
