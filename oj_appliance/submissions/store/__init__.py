"""Rows of submissions: read, written, and what a failed example keeps."""
