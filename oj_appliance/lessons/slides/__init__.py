"""Slides become PDFs, where LibreOffice is installed: one after the other, each in a place of its
own that has no network and none of the site's data."""
