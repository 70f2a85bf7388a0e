"""What an exam came to at one school, as a file that the office merges."""
