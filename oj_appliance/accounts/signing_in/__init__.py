"""Sessions, passwords, puzzles, codes, and what holds guessers back."""
