"""Texts of statements: Markdown and TeX, read and written."""
