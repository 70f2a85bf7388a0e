"""The rank of a timed work (contract timedwork.md §6): a pure function of what was submitted."""
