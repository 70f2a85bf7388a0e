"""What becomes of a timed work when it is over: results, their signed versions, and all that is
printed, kept and looked into afterwards (contract timedwork.md §16)."""
