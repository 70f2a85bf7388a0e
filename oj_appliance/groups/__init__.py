"""Groups: a class or a team of its own, and who belongs to it (contract group.md)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "holding",
    "known",
    "life.rules",
    "life.service",
    "life.types",
    "members.service",
    "problems.editing_api",
    "problems.service",
    "store",
)
