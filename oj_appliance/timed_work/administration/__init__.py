"""What teachers do to a timed work in the back-office (contract timedwork.md §8)."""
