"""The import itself: kind after kind, batch after batch, each with the word of how far it is."""
