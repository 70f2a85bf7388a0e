"""What staff do with accounts: find, edit, ban, end sessions."""
