"""What only the start page asks for (contract home.md)."""
