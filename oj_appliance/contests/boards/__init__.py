"""Scoreboards of contests (contract scoreboard.md): computed from records by pure functions, kept
in memory, and made ready for those who ask."""
