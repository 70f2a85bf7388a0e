"""TeX statements, read into blocks and written from Markdown."""
