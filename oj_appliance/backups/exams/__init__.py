"""Backups every few minutes while an exam runs, onto a disk that outlives this computer."""
