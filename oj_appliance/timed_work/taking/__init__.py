"""Drafts that become submissions when their writer's time is over (contract timedwork.md §9)."""
