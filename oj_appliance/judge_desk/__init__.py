"""Staff's view of the queue and the judge."""
