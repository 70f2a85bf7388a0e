"""Another version in place of the one that runs: tried on a copy of the data before anything is
changed, so that a machine which loses its power at any moment has the old program with the old
data, or the new with the new."""
