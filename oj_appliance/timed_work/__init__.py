"""Timed works: assignments within a window, each participant on a clock of their own (S3 §2.12)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "administration.rules",
    "administration.service",
    "administration.types",
    "corrections.store",
    "corrections.types",
    "grace",
    "known",
    "problem_set.service",
    "problem_set.types",
    "rank.rules",
    "rank.service",
    "rank.store",
    "rank.types",
    "records.rules",
    "settings.service",
    "settings.types",
    "store",
    "taking.rules",
    "taking.store",
)
