"""What staff do with many accounts at once."""
