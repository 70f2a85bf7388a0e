"""How a problem is solved: a teacher's text that is opened by hand, by time or by solving (contract
problem.md §5)."""
