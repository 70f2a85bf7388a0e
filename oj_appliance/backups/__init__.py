"""Backups: one file with the database, test data, pictures and settings, made and put back."""

PUBLIC = ("checks.rules", "finding", "keys")
