"""What is announced in a group."""
