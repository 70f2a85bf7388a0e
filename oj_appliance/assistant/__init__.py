"""The AI helper: four questions about a problem or one's own submission, put to a chat service that
root has chosen (contract ai.md)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("access",)
