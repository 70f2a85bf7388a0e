"""Teachers make, change, show and remove lessons."""
