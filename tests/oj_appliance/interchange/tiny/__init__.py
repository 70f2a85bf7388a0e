"""A format that only tests know: a folder and a row are all that it takes (test_tiny_format.py)."""
