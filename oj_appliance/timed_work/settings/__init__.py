"""How a timed work is held as an exam (contract timedwork.md §9)."""
