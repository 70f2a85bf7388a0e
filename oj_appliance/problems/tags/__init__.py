"""Tags, classifications and levels."""
