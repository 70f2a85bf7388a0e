"""Who has seen what: marks of students, and how far everybody is."""
