"""How large an archive of files may be."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.files.archives import USUAL, Limits

MOST_ENTRIES = 100_000
LARGE = Limits(packed=64 * 1024**3, unpacked=256 * 1024**3, entries=MOST_ENTRIES)


def limits_for(size: int) -> Limits:
    """No browser sends more than the usual: whoever brings a larger one calls the command on the
    server itself."""
    return LARGE if size > USUAL.packed else replace(USUAL, entries=MOST_ENTRIES)
