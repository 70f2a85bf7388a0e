"""An exam of a whole school: everybody writes, the boards stay open, and the judge works."""
