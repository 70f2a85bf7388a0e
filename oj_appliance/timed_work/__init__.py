"""Timed works: assignments within a window, each participant on a clock of their own (S3 §2.12)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "administration.service",
    "corrections.store",
    "corrections.types",
    "grace",
    "known",
    "rank.rules",
    "rank.service",
    "rank.store",
    "rank.types",
    "records.rules",
    "store",
    "taking.rules",
    "taking.store",
)
