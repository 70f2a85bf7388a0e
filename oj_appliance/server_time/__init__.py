"""Which time it is while exams run, whatever is done to the computer's clock."""
