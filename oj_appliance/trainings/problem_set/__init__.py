"""Which problems a training has, under which names and in which order."""
