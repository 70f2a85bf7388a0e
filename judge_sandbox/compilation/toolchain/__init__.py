"""What belongs to an installed compiler rather than to a program."""
