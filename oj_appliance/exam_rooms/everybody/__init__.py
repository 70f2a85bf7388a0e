"""What invigilators do to everybody in a room, or in all of them (contract timedwork.md §10.2)."""
