"""Sealed files that travel between servers: exams, what came of them, and problem banks (contract
pack.md)."""
