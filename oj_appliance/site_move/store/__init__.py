"""What moving in reads and writes."""
