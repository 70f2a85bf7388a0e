"""Mails: written into the outbox with the change that they belong to, then handed to a mail server
or kept for the administrator (contract admin.md §7)."""
