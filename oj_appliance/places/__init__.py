"""Where a problem is met and a submission is made, and what each such place allows."""
