"""Figures of the exam room, each measured over HTTP and printed beside its bound."""
