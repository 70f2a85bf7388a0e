"""Which problems a timed work has, under which names and for how many points (contract
timedwork.md §8)."""
