"""Backups looked through, and put back for trial: what nobody opened is no backup."""
