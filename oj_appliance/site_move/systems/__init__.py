"""What the rows of each system mean. An adapter knows its own schema and nothing of ours beyond the
records of site_move/types.py."""
