"""Judging many again: preview, apply, undo."""
