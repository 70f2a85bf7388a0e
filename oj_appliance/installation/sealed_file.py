"""Files of a release: a tar archive, before it perhaps a script that unpacks it, after it the seal.

The seal is the last 256 bytes, one line of ASCII: a mark, the key's name, an Ed25519 signature (RFC
8032) in base64. What is signed is a fixed sentence and the SHA-512 of all bytes before the seal, so
that a file of any size is read once. Nothing but the seal differs between two builds of one state.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from oj_appliance.errors import Phrase

SEAL_BYTES = 256
_MARK = b"OJ-SEAL-1"
_SENTENCE = b"oj-appliance sealed file 1\n"
# Ends the script of a file that unpacks itself; what follows is the archive.
PAYLOAD_MARK = b"\n__PAYLOAD__\n"
_LONGEST_SCRIPT = 1 << 16
_PART = 1 << 20
MANIFEST = "manifest.json"


class SealError(Exception):
    """The file is not what its seal says, or has none; `said` tells which."""

    def __init__(self, english: str, chinese: str = "") -> None:
        self.said = Phrase(chinese or english, english)
        super().__init__(self.said.in_both())


class Manifest(msgspec.Struct, frozen=True):
    """The first member of the archive. `unpacked_bytes` is the room that all the others take;
    `time` that of the commit in epoch seconds, 0 in files from before it was told."""

    kind: str  # "program" or "languages"
    name: str
    version: str
    commit: str
    unpacked_bytes: int
    languages: tuple[str, ...] = ()
    time: int = 0


@dataclass(frozen=True)
class TrustedKey:
    raw: bytes

    @property
    def name(self) -> str:
        """Sixteen hexadecimal digits by which people tell keys apart."""
        return hashlib.sha256(self.raw).hexdigest()[:16]


def message_of(digest: bytes) -> bytes:
    """What is signed; `digest` is the SHA-512 of everything before the seal."""
    return _SENTENCE + digest


def seal_of(key: TrustedKey, signature: bytes) -> bytes:
    line = b" ".join((_MARK, key.name.encode(), base64.b64encode(signature)))
    return line.ljust(SEAL_BYTES - 1) + b"\n"


def digest_before_seal(path: Path) -> bytes:
    return _digest(path, path.stat().st_size - SEAL_BYTES)


def check_seal(path: Path, keys: tuple[TrustedKey, ...], called: str = "") -> str:
    """The name of the trusted key that signed the file; `called` is what people call it, where it
    lies here by another name.

    Raises:
        SealError: it was changed, damaged, or signed by nobody who is trusted.
        OSError: it cannot be read.
    """
    called = called or path.name
    name, signature = _seal_in(path, called)
    for key in keys:
        if key.name == name:
            try:
                Ed25519PublicKey.from_public_bytes(key.raw).verify(
                    signature, message_of(digest_before_seal(path))
                )
            except InvalidSignature:
                break
            return name
    else:
        raise SealError(
            f"{called} was signed with the key {name}, which this program does not trust.",
            f"该文件由未受信任的密钥 {name} 签名。",
        )
    raise SealError(
        f"{called} is not what was released: it was changed, or damaged while it was copied. "
        "Copy it again.",
        "文件已被改动或复制时损坏，请重新复制。",
    )


@contextmanager
def opened_archive(path: Path) -> Iterator[tarfile.TarFile]:
    """The archive inside, to be read once from its first member to its last.

    Raises:
        SealError: it holds no archive.
    """
    start, end = _payload(path)
    with path.open("rb") as file:
        file.seek(start)
        try:
            with tarfile.open(fileobj=_Part(file, end - start), mode="r|*") as archive:
                yield archive
        except (tarfile.TarError, EOFError) as error:
            raise SealError(
                f"{path.name} cannot be unpacked ({error}).", "无法解开该文件。"
            ) from error


def read_manifest(archive: tarfile.TarFile, name: str) -> Manifest:
    """Raises:
    SealError: the archive does not begin with one that can be read.
    """
    first = archive.next()
    file = archive.extractfile(first) if first is not None and first.name == MANIFEST else None
    if file is None:
        raise SealError(f"{name} says not what it holds.", "文件没有说明其内容。")
    try:
        return msgspec.convert(json.loads(file.read(_LONGEST_SCRIPT)), Manifest, strict=True)
    except (ValueError, msgspec.ValidationError) as error:
        raise SealError(f"{name}: {error}") from error


def _seal_in(path: Path, called: str) -> tuple[str, bytes]:
    size = path.stat().st_size
    with path.open("rb") as file:
        file.seek(max(0, size - SEAL_BYTES))
        words = file.read(SEAL_BYTES).split()
    try:
        mark, name, signature = words
        if mark != _MARK:
            raise ValueError
        return name.decode("ascii"), base64.b64decode(signature, validate=True)
    except ValueError as error:
        raise SealError(
            f"{called} is no file of a release, or its end is missing: copy it again.",
            "不是发布文件，或文件不完整，请重新复制。",
        ) from error


def _digest(path: Path, size: int) -> bytes:
    digest = hashlib.sha512()
    with path.open("rb") as file:
        while size > 0 and (part := file.read(min(_PART, size))):
            digest.update(part)
            size -= len(part)
    return digest.digest()


def _payload(path: Path) -> tuple[int, int]:
    with path.open("rb") as file:
        head = file.read(_LONGEST_SCRIPT)
    start = head.find(PAYLOAD_MARK) + len(PAYLOAD_MARK) if head.startswith(b"#!") else 0
    return start, path.stat().st_size - SEAL_BYTES


class _Part(io.RawIOBase):
    """The next bytes of a file, and no more."""

    def __init__(self, file: io.BufferedReader, size: int) -> None:
        self._file, self._left = file, size

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        view = memoryview(buffer)  # type: ignore[arg-type]  # whatever a reader hands over
        got = self._file.readinto(view[: min(len(view), self._left)])
        self._left -= got
        return got
