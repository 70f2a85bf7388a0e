"""How far a participant has come with each problem, and the receipts of what was submitted."""
