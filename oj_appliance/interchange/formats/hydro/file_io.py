"""Input and output by files, of which Hydro knows the stem of one name."""

from __future__ import annotations


def file_stem(name: str) -> str:
    """Without its last extension."""
    return name.rpartition(".")[0] or name
