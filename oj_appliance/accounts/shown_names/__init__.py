"""What people are called before others, beside their user names."""
