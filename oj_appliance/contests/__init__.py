"""Contests: times, rules, problems and who takes part (specification S2, contract contest.md)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("known",)
