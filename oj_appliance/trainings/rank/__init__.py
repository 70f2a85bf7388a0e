"""The rank of a training (contract training.md §3): counters kept by verdicts."""
