"""Files that a server reads at any moment while a test writes them."""

from __future__ import annotations

from pathlib import Path


def put_whole(file: Path, text: str) -> None:
    """A reader finds what was there before, or all of this."""
    following = file.with_suffix(".next")
    following.write_text(text, "utf-8")
    following.replace(file)
