"""Everything before an exam: is the work fit to be written, is the server, are the rooms."""
