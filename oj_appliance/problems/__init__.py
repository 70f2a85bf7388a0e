"""The problem bank: statements, limits, test data, who sees what (contract problem.md)."""
