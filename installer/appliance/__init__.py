"""How the files of a release are built (docs/appliance.md)."""
