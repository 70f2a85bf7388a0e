"""How often the editor has refused to take pasted text (contract timedwork.md §10.1)."""
