"""What one conversion may take: slides are a stranger's file, and who reads them is large."""

from __future__ import annotations

MIB = 1024 * 1024
# Larger ones are only offered for saving: what is converted lies in memory while it is.
LARGEST_SLIDES = 128 * MIB
LARGEST_PDF = 256 * MIB
# The slides, LibreOffice's own profile, what it puts aside, and the PDF.
WORK_PLACE = 640 * MIB
ASIDE = 64 * MIB  # of /tmp, for what insists on it
MEMORY = 1536 * MIB  # of each process
MOST_PROCESSES = 128  # with threads
MOST_FILES = 1024
NICENESS = 19
# The kernel's first choice when memory runs out.
FIRST_TO_GO = 1000

# How a conversion ends.
CONVERTED, FAILED, UNCONFINED = 0, 1, 3
