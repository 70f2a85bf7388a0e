"""The parts of a sealed file. Pure.

    mark (8 bytes) · length of the facts (4) · facts · length of the lock (4) · lock
    · pieces: each AES-256-GCM of 1 MiB at most, 16 bytes longer than what it hides
    · SHA-256 of everything before (32 bytes)

Numbers are big-endian, facts and lock JSON. Facts may be read by everybody; the lock hides the key
of the pieces and vouches for the facts.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.errors import ApiError

MARK = b"OJ-PACK\n"
VERSION = 1
PIECE = 1024 * 1024
TAG = 16
SUM = 32
LONGEST_PART = 65_536  # bytes of facts, and of a lock
LARGEST_PAYLOAD = 8 * 1024**3

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Kind(StrEnum):
    """What a file holds: an exam, what an exam came to at one school, or problems."""

    EXAM = "exam"
    RESULTS = "results"
    BANK = "bank"


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody may read of a file. `pack_id` is the exam's or bank's (of results: the exam's
    that they belong to), `site` the name of the server that wrote it, `made_at` epoch ms.

    `size`: bytes of the payload; `unpacked`: of its test data. `languages` are those in which the
    exam is written and those of its checkers; `begins_at` when it is meant to begin."""

    version: Annotated[int, Meta(ge=1)]
    kind: Kind
    pack_id: Hex32
    title: Annotated[str, Meta(max_length=255)]
    site: Annotated[str, Meta(max_length=255)]
    made_at: Annotated[int, Meta(ge=0, le=2**53)]
    size: Annotated[int, Meta(ge=0, le=LARGEST_PAYLOAD)]
    unpacked: Annotated[int, Meta(ge=0, le=2**53)] = 0
    languages: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)] = []
    begins_at: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Lock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`key` is that of the pieces, hidden by whoever knows the secret, with its check of the facts;
    plain where `salt` and `nonce` are empty: such a file keeps no secret. `salt` is set where the
    secret is a password. `signature`, by an Ed25519 key, is of facts and payload."""

    key: bytes
    nonce: bytes = b""
    salt: bytes = b""
    signature: bytes = b""

    @property
    def is_open(self) -> bool:
        return not self.nonce

    @property
    def needs_password(self) -> bool:
        return bool(self.salt)


class _Version(msgspec.Struct):
    version: Annotated[int, Meta(ge=1)]


def pieces_of(size: int) -> int:
    """How many there are; nothing is one empty piece."""
    return max(1, -(-size // PIECE))


def body_of(size: int) -> int:
    """Bytes that the pieces of a payload take."""
    return size + TAG * pieces_of(size)


def head_of(facts: bytes, lock: bytes) -> bytes:
    lengths = (len(part).to_bytes(4, "big") for part in (facts, lock))
    return MARK + next(lengths) + facts + next(lengths) + lock


def read_facts(raw: bytes) -> Facts:
    """Raises pack.newer for a file of a later version, pack.foreign for what is none of ours."""
    try:
        version = msgspec.json.decode(raw, type=_Version).version
        if version > VERSION:
            raise ApiError("pack.newer")
        return msgspec.json.decode(raw, type=Facts)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("pack.foreign") from error


def read_lock(raw: bytes) -> Lock:
    """Raises pack.foreign."""
    try:
        return msgspec.json.decode(raw, type=Lock)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("pack.foreign") from error
