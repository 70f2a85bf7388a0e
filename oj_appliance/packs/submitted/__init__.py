"""What people sent at all schools of an exam: to take along, and to look for copies in."""
