"""The event feed: what has been told of a contest, line after line (contract clics.md §5)."""
