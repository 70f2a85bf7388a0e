"""Who may do what with the comments of a contest."""
