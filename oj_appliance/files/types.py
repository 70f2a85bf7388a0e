"""What files hand to other domains."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

# Names a large file that came in parts (contract 00-conventions §8).
UploadId = Annotated[str, Meta(min_length=1, max_length=64)]


class SavedFile(msgspec.Struct, frozen=True):
    """`link` is the file's address on this server."""

    id: int
    link: str


class SavedImage(msgspec.Struct, frozen=True):
    """`link` is the picture's address on this server."""

    id: int
    link: str
