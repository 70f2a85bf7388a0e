"""The native runner: its sources, how it is built, what to do when it fails."""
