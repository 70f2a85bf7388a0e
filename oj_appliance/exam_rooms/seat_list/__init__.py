"""The office's list of seats: who sits in which room at which computer (contract timedwork.md
§10.4)."""
