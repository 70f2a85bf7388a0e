"""Is this server fit for the exam that begins soon (contract timedwork.md §14.2)."""
