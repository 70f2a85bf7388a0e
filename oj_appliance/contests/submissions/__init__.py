"""The list of a contest's submissions."""
