"""Class lists: read, planned, written."""
