"""Groups: a class or a team of its own, and who belongs to it (contract group.md)."""
