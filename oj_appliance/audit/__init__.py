"""Who changed what, when and from where: an append-only record (contract admin.md §21)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("changes",)
