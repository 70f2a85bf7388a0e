"""What comes back of a problem that went through a format, row by row of the table of fields."""
