"""Mails to people about their accounts, and the codes in them."""
