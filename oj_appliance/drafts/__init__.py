"""Code that people are writing, kept on the server while they type."""
