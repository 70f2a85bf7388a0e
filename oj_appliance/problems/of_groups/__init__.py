"""What groups have of problems of their own, and what of that comes into the bank."""
