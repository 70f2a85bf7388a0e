"""Making and changing problems, one or many."""
