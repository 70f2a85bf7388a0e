"""What people are shown of submissions, and its shapes on the wire."""
