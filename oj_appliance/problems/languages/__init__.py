"""The languages that problems may be solved in."""
