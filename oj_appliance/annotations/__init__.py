"""What teachers write beside the lines of a student's code (contract submission.md §4.1)."""
