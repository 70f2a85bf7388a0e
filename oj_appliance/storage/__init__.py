"""Where things are kept: the database, content-addressed files, backups."""
