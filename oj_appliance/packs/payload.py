"""What lies in a sealed exam or bank: the length of its content (4 bytes, big-endian), the content
as JSON, and a package of problems in our own exchange format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, TypeVar

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.packs.types import LARGEST_CONTENT

Content = TypeVar("Content", bound=msgspec.Struct)

_LENGTH = 4
_CHUNK = 262_144


def payload(content: bytes, package: IO[bytes]) -> Iterator[bytes]:
    yield len(content).to_bytes(_LENGTH, "big") + content
    package.seek(0)
    while chunk := package.read(_CHUNK):
        yield chunk


def size_of(content: bytes, package_size: int) -> int:
    return _LENGTH + len(content) + package_size


def taken_apart(pieces: Iterator[bytes], kind: type[Content]) -> tuple[Content, Iterator[bytes]]:
    """The content, and the pieces of the package behind it. Raises pack.foreign for what a later
    version, or nobody of ours, has written."""
    waiting = bytearray()
    while len(waiting) < _LENGTH and (piece := next(pieces, None)) is not None:
        waiting += piece
    length = int.from_bytes(waiting[:_LENGTH], "big")
    if length > LARGEST_CONTENT:
        raise ApiError("pack.foreign")
    end = _LENGTH + length
    while len(waiting) < end and (piece := next(pieces, None)) is not None:
        waiting += piece
    try:
        content = msgspec.json.decode(bytes(waiting[_LENGTH:end]), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("pack.foreign") from error
    return content, _after(bytes(waiting[end:]), pieces)


def _after(rest: bytes, pieces: Iterator[bytes]) -> Iterator[bytes]:
    yield rest
    yield from pieces
