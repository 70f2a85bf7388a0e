"""What would embarrass an exam's teacher, said before its day (contract timedwork.md §14.1)."""
