"""Teachers fill lessons: groups, items, their order, and which groups of students see them."""
