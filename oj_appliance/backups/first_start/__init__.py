"""A new site begins with the backup of an old one, for who knows the setup code."""
