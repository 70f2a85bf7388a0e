"""Running code without submitting it."""
