"""What participants have printed, and the desk that prints it (S2 §2 Print, Admin Print)."""
