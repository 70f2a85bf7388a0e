"""Writes a sealed file in one go; the payload may be of any size and is never whole in memory."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

import msgspec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from oj_appliance.packs.container.layout import PIECE, Facts, Lock, head_of

_NONCE_START = b"\0\0\0"


def facts_bytes(facts: Facts) -> bytes:
    return msgspec.json.encode(facts)


def sealed(facts: bytes, lock: Lock, key: bytes, payload: Iterable[bytes]) -> Iterator[bytes]:
    """The file in pieces. `payload` must have as many bytes as the facts say."""
    lock_bytes = msgspec.json.encode(lock)
    head = head_of(facts, lock_bytes)
    total = hashlib.sha256(head)
    yield head
    cipher, bound = AESGCM(key), head_digest(head)
    for number, (piece, is_last) in enumerate(_told_of_last(in_pieces(payload))):
        hidden = cipher.encrypt(nonce_of(number, is_last=is_last), piece, bound)
        total.update(hidden)
        yield hidden
    yield total.digest()


def head_digest(head: bytes) -> bytes:
    """What each piece is bound to, so that none fits another file."""
    return hashlib.sha256(head).digest()


def nonce_of(number: int, *, is_last: bool) -> bytes:
    """A key serves one file alone, so a count is enough; the last piece says that it is the last,
    so that a file cut between pieces is known for one."""
    return _NONCE_START + bytes([is_last]) + number.to_bytes(8, "big")


def in_pieces(payload: Iterable[bytes]) -> Iterator[bytes]:
    """Of one size but for the last; nothing is one empty piece."""
    waiting = bytearray()
    for chunk in payload:
        waiting += chunk
        while len(waiting) > PIECE:
            yield bytes(waiting[:PIECE])
            del waiting[:PIECE]
    yield bytes(waiting)


def _told_of_last(pieces: Iterator[bytes]) -> Iterator[tuple[bytes, bool]]:
    before = next(pieces)
    for piece in pieces:
        yield before, False
        before = piece
    yield before, True
