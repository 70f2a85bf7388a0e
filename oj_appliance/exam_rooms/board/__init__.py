"""The invigilator's board: everybody's state at a glance (contract timedwork.md §10.1)."""
