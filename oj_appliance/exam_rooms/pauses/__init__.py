"""Time that stands still: of one person, a room or everybody, and what an outage took."""
