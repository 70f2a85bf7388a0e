"""What people say of themselves and change of their own account."""
