"""One program in one box: what a run is, who runs it, and what may be believed of it."""
