"""How a sealed file is made: parts, locks, writing and reading (docs/exam-pack.md)."""
