"""What is counted from submissions. Nothing here is the truth: `recount` makes it anew."""
