"""What writers of all formats get, and the archive they write into."""
