"""What people write to everybody, or to their group: discussions, their likes, reports of them
(contract discussion.md §1, §2). What stands below one is `comments`."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("categories.model", "reports.types")
