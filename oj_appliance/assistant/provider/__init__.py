"""The chat service outside: one question goes out, its answer comes in piece by piece. Whatever it
sends is hostile."""
