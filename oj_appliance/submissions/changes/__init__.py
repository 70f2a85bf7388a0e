"""What staff change of a stored result: cancel, by hand, judge again."""
