"""Questions of a contest that are answered to all, and who has read what is told to all (contract
contest.md §3.4)."""
