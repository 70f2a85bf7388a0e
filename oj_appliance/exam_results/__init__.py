"""What becomes of a timed work when it is over: results, their signed versions, and all that is
printed, kept and looked into afterwards (contract timedwork.md §16)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "likeness.document",
    "likeness.service",
    "likeness.types",
    "papers.archive",
    "papers.service",
    "papers.types",
)
