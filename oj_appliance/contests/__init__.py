"""Contests: times, rules, problems and who takes part (specification S2, contract contest.md)."""
