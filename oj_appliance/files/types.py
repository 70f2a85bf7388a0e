"""What files hand to other domains."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SavedFile:
    """`link` is the file's address on this server."""

    id: int
    link: str


@dataclass(frozen=True, slots=True)
class SavedImage:
    """`link` is the picture's address on this server."""

    id: int
    link: str
