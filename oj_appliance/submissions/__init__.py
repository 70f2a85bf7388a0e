"""Submissions: their rows, the guarded changes of their status, and who may see what of them."""
