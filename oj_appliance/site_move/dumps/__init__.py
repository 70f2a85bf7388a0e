"""Rows of named tables out of the text of mysqldump and pg_dump. Nothing of it is ever executed."""
