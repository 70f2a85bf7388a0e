"""Submissions: their rows, the guarded changes of their status, and who may see what of them."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("derived.recount", "progress.service", "shown.visibility", "shown.wire", "transitions")
