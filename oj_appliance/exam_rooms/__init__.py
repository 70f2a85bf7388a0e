"""Rooms in which a timed work is written: their seats, who sits there, and what is seen of them
(contract timedwork.md §10)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("known", "messages.store", "notes.store", "pauses.store", "refused_pastes.store")
