"""What the results say of the problems and of the classes."""
