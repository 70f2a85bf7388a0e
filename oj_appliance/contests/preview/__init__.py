"""A manager looks at a contest as its participants see it, or will (contract contest.md §2.1)."""
