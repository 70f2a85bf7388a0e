"""Who has solved what: the desk that brings balloons, and the code to take along (S2 §2 Admin
Helper)."""
