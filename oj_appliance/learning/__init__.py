"""What one person has learned, by tag and level, and what they might try next (contract home.md,
My learning)."""
