"""What the school tells everybody on the start page, and what is told in a contest (contract
home.md, contest.md §3, admin.md §5)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("wire",)
