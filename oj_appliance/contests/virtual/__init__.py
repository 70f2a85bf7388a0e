"""Virtual participation: an ended contest on a clock of one's own (contract contest.md §5)."""
