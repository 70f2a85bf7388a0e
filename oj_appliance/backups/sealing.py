"""Backups that open with a password alone: files of the format age (age-encryption.org/v1) with an
scrypt recipient, so that the program `age` opens them too, wherever this one is not at hand.

The payload is cut into chunks of 64 KiB, each sealed with ChaCha20-Poly1305 under a nonce of its
number; the last is marked, so that a file that was cut short is noticed. Chunks have fixed places:
a reader may go to any of them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import io
import os
import secrets
from pathlib import Path
from typing import BinaryIO

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from oj_appliance.backups.types import BadBackupError

_VERSION = b"age-encryption.org/v1"
_LABEL = b"age-encryption.org/v1/scrypt"
# scrypt takes 1 KiB * 2^cost: 64 MiB here. A header of others may not ask for more than the last.
_COST, _MOST_COST = 16, 18
_CHUNK, _TAG, _NONCE = 64 * 1024, 16, 16
_LONGEST_HEADER = 4096


class WrongPasswordError(BadBackupError):
    def __init__(self) -> None:
        super().__init__("the password is wrong", "密码错误")


class SealedError(BadBackupError):
    """It is sealed, and the key that is at hand is another's."""

    def __init__(self) -> None:
        super().__init__("it opens with a password alone", "需要密码才能打开")


class Key(msgspec.Struct, frozen=True):
    """What one password made: the header of each file that it seals, and what the header holds.
    Each file has a nonce of its own, from which its payload's key comes."""

    header: bytes
    file_key: bytes

    @property
    def name(self) -> str:
        """Tells files of one password from those of another."""
        return hashlib.sha256(self.header).hexdigest()[:12]


def new_key(password: str) -> Key:
    """Takes some tenths of a second."""
    file_key, salt = secrets.token_bytes(16), secrets.token_bytes(16)
    wrapped = ChaCha20Poly1305(_stretched(password, salt, _COST)).encrypt(bytes(12), file_key, None)
    stanza = b"-> scrypt %s %d\n%s\n" % (_plain64(salt), _COST, _plain64(wrapped))
    unsigned = _VERSION + b"\n" + stanza + b"---"
    return Key(unsigned + b" " + _plain64(_mac(file_key, unsigned)) + b"\n", file_key)


def header_of(file: BinaryIO) -> bytes | None:
    """None for a file that is not sealed. The file stands at its beginning afterwards."""
    file.seek(0)
    begun = file.read(_LONGEST_HEADER)
    file.seek(0)
    if not begun.startswith(_VERSION + b"\n"):
        return None
    signed = begun.find(b"\n---")
    end = begun.find(b"\n", signed + 1)
    return begun[: end + 1] if 0 <= signed < end else begun


def read_header(path: Path) -> bytes | None:
    """As `header_of`. Raises OSError."""
    with path.open("rb") as file:
        return header_of(file)


def key_of(header: bytes, password: str) -> Key:
    """Raises WrongPasswordError; BadBackupError for a header that none of ours has."""
    try:
        version, stanza, body, end = header.removesuffix(b"\n").split(b"\n")
        _, kind, salt, cost = stanza.split(b" ")
        mac = _from_plain64(end.removeprefix(b"--- "))
        wanted, salt = int(cost), _from_plain64(salt)
        wrapped = _from_plain64(body)
    except ValueError as error:
        raise _unreadable() from error
    if (version, kind) != (_VERSION, b"scrypt") or not 0 < wanted <= _MOST_COST:
        raise _unreadable()
    try:
        wrapping = ChaCha20Poly1305(_stretched(password, salt, wanted))
        file_key = wrapping.decrypt(bytes(12), wrapped, None)
    except (InvalidTag, ValueError) as error:
        raise WrongPasswordError from error
    if not hmac.compare_digest(mac, _mac(file_key, header[: header.rindex(b"---") + 3])):
        raise WrongPasswordError
    return Key(header, file_key)


def sealed_size(key: Key | None, size: int) -> int:
    """Of a file of `size` bytes once it is sealed; without a key the same."""
    if key is None:
        return size
    chunks = max(1, -(-size // _CHUNK))
    return len(key.header) + _NONCE + size + chunks * _TAG


class Sealing(io.RawIOBase):
    """Writes through into a file; `finish` it. Not closed, the file is one that was cut short."""

    def __init__(self, file: BinaryIO, key: Key) -> None:
        self._file = file
        nonce = secrets.token_bytes(_NONCE)
        self._cipher = ChaCha20Poly1305(_payload_key(key, nonce))
        self._pending = bytearray()
        self._number = self._taken = 0
        file.write(key.header + nonce)

    def writable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._taken

    def write(self, content: object) -> int:
        piece = bytes(content)  # type: ignore[call-overload]  # anything with bytes
        self._taken += len(piece)
        self._pending += piece
        # A full chunk may be the last, and waits until more comes.
        while len(self._pending) > _CHUNK:
            self._seal(bytes(self._pending[:_CHUNK]), is_last=False)
            del self._pending[:_CHUNK]
        return len(piece)

    def finish(self) -> None:
        self._seal(bytes(self._pending), is_last=True)
        self._pending.clear()

    def _seal(self, chunk: bytes, *, is_last: bool) -> None:
        self._file.write(self._cipher.encrypt(_nonce(self._number, is_last=is_last), chunk, None))
        self._number += 1


class Unsealing(io.RawIOBase):
    """Reads a sealed file from its beginning, or from anywhere. Raises BadBackupError for bytes
    that are not those that were sealed."""

    def __init__(self, file: BinaryIO, key: Key) -> None:
        self._file = file
        self._begin = len(key.header) + _NONCE
        file.seek(len(key.header))
        self._cipher = ChaCha20Poly1305(_payload_key(key, file.read(_NONCE)))
        stored = file.seek(0, os.SEEK_END) - self._begin
        self._chunks = max(1, -(-stored // (_CHUNK + _TAG)))
        self._size = max(0, stored - self._chunks * _TAG)
        self._at = 0
        self._opened: tuple[int, bytes] = (-1, b"")
        self._open(self._chunks - 1)  # a file that was cut short fails at once

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        base = {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._size}[whence]
        self._at = max(0, base + offset)
        return self._at

    def readinto(self, buffer: object) -> int:
        target = memoryview(buffer).cast("B")  # type: ignore[arg-type]  # anything with bytes
        if self._at >= self._size:
            return 0
        number, offset = divmod(self._at, _CHUNK)
        piece = self._open(number)[offset : offset + len(target)]
        target[: len(piece)] = piece
        self._at += len(piece)
        return len(piece)

    def _open(self, number: int) -> bytes:
        if self._opened[0] != number:
            self._file.seek(self._begin + number * (_CHUNK + _TAG))
            sealed = self._file.read(_CHUNK + _TAG)
            nonce = _nonce(number, is_last=number == self._chunks - 1)
            try:
                self._opened = (number, self._cipher.decrypt(nonce, sealed, None))
            except InvalidTag as error:
                raise BadBackupError(
                    "it was cut short or changed", "文件不完整或已被改动"
                ) from error
        return self._opened[1]


def unsealed(file: BinaryIO, key: Key | None) -> BinaryIO:
    """The file as it was before it was sealed, or itself when it is not. Raises SealedError when
    `key` is not its own."""
    header = header_of(file)
    if header is None:
        return file
    if key is None or key.header != header:
        raise SealedError
    return io.BufferedReader(Unsealing(file, key), _CHUNK)


def _payload_key(key: Key, nonce: bytes) -> bytes:
    return HKDF(SHA256(), 32, nonce, b"payload").derive(key.file_key)


def _mac(file_key: bytes, unsigned: bytes) -> bytes:
    mac_key = HKDF(SHA256(), 32, b"", b"header").derive(file_key)
    return hmac.digest(mac_key, unsigned, "sha256")


def _stretched(password: str, salt: bytes, cost: int) -> bytes:
    n = 2**cost
    return hashlib.scrypt(
        password.encode(), salt=_LABEL + salt, n=n, r=8, p=1, maxmem=129 * 8 * n + 2**20, dklen=32
    )


def _nonce(number: int, *, is_last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([is_last])


def _plain64(content: bytes) -> bytes:
    return base64.b64encode(content).rstrip(b"=")


def _from_plain64(text: bytes) -> bytes:
    """Raises ValueError."""
    return base64.b64decode(text + b"=" * (-len(text) % 4), validate=True)


def _unreadable() -> BadBackupError:
    return BadBackupError(
        "its first lines are not those of a sealed backup", "文件开头不是加密备份的格式"
    )
