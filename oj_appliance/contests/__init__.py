"""Contests: times, rules, problems and who takes part (specification S2, contract contest.md)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "accepted.rules",
    "check.machine_rules",
    "check.problem_rules",
    "check.rules",
    "check.types",
    "known",
    "live_events",
    "virtual.courses",
)
