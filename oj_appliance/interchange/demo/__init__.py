"""The problems that are shipped with the program, and how they come into an empty bank."""
