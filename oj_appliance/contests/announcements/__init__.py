"""What is announced inside a contest."""
