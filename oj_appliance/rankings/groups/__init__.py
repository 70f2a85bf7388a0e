"""The rank of a group (contract group.md §8)."""
