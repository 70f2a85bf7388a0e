"""People: accounts, roles, passwords, sessions, first start (contract account.md)."""
