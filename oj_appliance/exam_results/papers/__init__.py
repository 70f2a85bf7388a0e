"""What leaves the house after an exam: the office's sheet, each person's paper, all code."""
