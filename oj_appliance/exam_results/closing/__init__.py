"""What is kept as evidence after an exam, and what is erased in the end."""
