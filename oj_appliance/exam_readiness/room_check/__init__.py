"""Is a student's computer fit for an exam: what its page found, seat by seat (contract timedwork.md
§14.4)."""
