"""What is told of a contest once it is over: each participant's report, each problem's statistics,
the organiser's summary (contract contest.md §3.3)."""
