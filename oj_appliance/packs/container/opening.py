"""Reads a sealed file. Everything in it is hostile until its key has vouched for it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from oj_appliance.errors import ApiError
from oj_appliance.packs.container.layout import (
    LONGEST_PART,
    MARK,
    PIECE,
    SUM,
    TAG,
    Facts,
    Lock,
    body_of,
    head_of,
    pieces_of,
    read_facts,
    read_lock,
)
from oj_appliance.packs.container.sealing import head_digest, nonce_of


class Head(msgspec.Struct, frozen=True):
    """`facts_raw` are the bytes that the lock vouches for, `start` is where the pieces begin."""

    facts: Facts
    facts_raw: bytes
    lock: Lock
    start: int
    digest: bytes


def read_head(path: Path) -> Head:
    """Raises pack.foreign, pack.newer; pack.truncated where the file has not all its bytes, or
    more."""
    with path.open("rb") as file:
        if file.read(len(MARK)) != MARK:
            raise ApiError("pack.foreign")
        facts_raw = _part(file)
        facts = read_facts(facts_raw)
        lock_raw = _part(file)
        head = Head(
            facts,
            facts_raw,
            read_lock(lock_raw),
            file.tell(),
            head_digest(head_of(facts_raw, lock_raw)),
        )
        if os.fstat(file.fileno()).st_size != head.start + body_of(facts.size) + SUM:
            raise ApiError("pack.truncated")
    return head


def _part(file: BinaryIO) -> bytes:
    length = int.from_bytes(_exactly(file, 4), "big")
    if length > LONGEST_PART:
        raise ApiError("pack.foreign")
    return _exactly(file, length)


def _exactly(file: BinaryIO, size: int) -> bytes:
    found = file.read(size)
    if len(found) != size:
        raise ApiError("pack.truncated")
    return found


def check_whole(path: Path) -> str:
    """The file's own checksum, hex, after comparing it: what copying has damaged is found without
    the key. Raises pack.damaged. Takes as long as reading the file does."""
    total, left = hashlib.sha256(), path.stat().st_size - SUM
    with path.open("rb") as file:
        while left > 0 and (chunk := file.read(min(PIECE, left))):
            total.update(chunk)
            left -= len(chunk)
        if file.read() != total.digest():
            raise ApiError("pack.damaged")
    return total.hexdigest()


def unsealed(path: Path, head: Head, key: bytes) -> Iterator[bytes]:
    """The payload, piece by piece; each was proven before it is given. Raises pack.changed."""
    cipher, last = AESGCM(key), pieces_of(head.facts.size) - 1
    with path.open("rb") as file:
        file.seek(head.start)
        for number in range(last + 1):
            is_last = number == last
            size = head.facts.size - number * PIECE if is_last else PIECE
            try:
                yield cipher.decrypt(
                    nonce_of(number, is_last=is_last), file.read(size + TAG), head.digest
                )
            except InvalidTag as error:
                raise ApiError("pack.changed") from error
