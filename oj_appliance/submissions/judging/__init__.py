"""What the judge says of a submission, written down; and what waits for it."""
