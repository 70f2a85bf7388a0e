"""Students who go to another class."""
