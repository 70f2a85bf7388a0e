"""What somebody has written in a timed work, for staff: kept drafts and submissions of each problem
(contract timedwork.md §10.3)."""
