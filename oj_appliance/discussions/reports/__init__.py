"""What readers report of discussions, and what staff answer."""
