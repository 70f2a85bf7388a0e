"""Files that come with a statement."""
