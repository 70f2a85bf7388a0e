"""What staff puts right in a timed work, with a reason and to be taken back."""
