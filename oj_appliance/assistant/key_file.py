"""The service's key, enciphered with a key that lies beside the database in a file of its own: a
backup or a copy of the database alone tells nobody what it is.

HMAC-SHA256 over nonce and block number gives the bytes that the text is mixed with, and a second
one, under another key, seals the whole (encrypt-then-MAC): a pseudorandom function in counter mode,
of what the standard library has.
"""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

_NONCE, _TAG, _BLOCK = 16, 32, 32
KEY_BYTES = 32


class KeyLostError(Exception):
    """What was enciphered cannot be read with the file that is there now, or there is none."""


class KeyFile:
    def __init__(self, path: Path) -> None:
        self._path = path

    def encipher(self, text: str) -> str:
        """Makes the file where there is none yet."""
        master = self._read() or self._make()
        nonce = secrets.token_bytes(_NONCE)
        mixed = _mixed(_derived(master, b"encipher"), nonce, text.encode())
        tag = hmac.digest(_derived(master, b"seal"), nonce + mixed, "sha256")
        return base64.b64encode(nonce + mixed + tag).decode()

    def decipher(self, stored: str) -> str:
        """Raises KeyLostError."""
        master = self._read()
        try:
            raw = base64.b64decode(stored, validate=True)
        except ValueError as error:
            raise KeyLostError from error
        if master is None or len(raw) < _NONCE + _TAG:
            raise KeyLostError
        nonce, mixed, tag = raw[:_NONCE], raw[_NONCE:-_TAG], raw[-_TAG:]
        expected = hmac.digest(_derived(master, b"seal"), nonce + mixed, "sha256")
        if not hmac.compare_digest(tag, expected):
            raise KeyLostError
        return _mixed(_derived(master, b"encipher"), nonce, mixed).decode()

    def _read(self) -> bytes | None:
        try:
            found = self._path.read_bytes()
        except FileNotFoundError:
            return None
        return found if len(found) == KEY_BYTES else None

    def _make(self) -> bytes:
        """Whole or not at all, and closed to other accounts from its first byte on."""
        made = secrets.token_bytes(KEY_BYTES)
        new = self._path.with_name(f"{self._path.name}.new")
        with suppress(FileNotFoundError):
            new.unlink()
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(made)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self._path)
        return made


def _derived(master: bytes, purpose: bytes) -> bytes:
    return hmac.digest(master, b"assistant " + purpose, "sha256")


def _mixed(key: bytes, nonce: bytes, text: bytes) -> bytes:
    blocks = (len(text) + _BLOCK - 1) // _BLOCK
    stream = b"".join(
        hmac.digest(key, nonce + number.to_bytes(8, "big"), "sha256") for number in range(blocks)
    )
    return bytes(one ^ other for one, other in zip(text, stream, strict=False))
