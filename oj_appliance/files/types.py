"""What files hand to other domains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

# Names a large file that came in parts (contract 00-conventions §8).
UploadId = Annotated[str, Meta(min_length=1, max_length=64)]


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
