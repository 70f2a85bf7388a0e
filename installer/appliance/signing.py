"""The key that signs a release, and the seal that it puts on a file.

python -m installer.appliance.signing make-key FILE     a new private key, readable by you alone
python -m installer.appliance.signing public-key FILE   its public half, as it lies in a build

With OJ_KEY_PASSWORD set, the private key is kept under that password. It never lies in the project.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from oj_appliance.installation.sealed_file import SEAL_BYTES, TrustedKey, message_of, seal_of

PASSWORD = "OJ_KEY_PASSWORD"  # noqa: S105 - the name of an environment variable


def make_key(file: Path) -> None:
    """Raises:
    FileExistsError: a key is never written over.
    """
    password = os.environ.get(PASSWORD, "").encode()
    kept = BestAvailableEncryption(password) if password else NoEncryption()
    text = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, kept)
    fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(fd, "wb") as opened:
        opened.write(text)


def read_key(file: Path) -> Ed25519PrivateKey:
    password = os.environ.get(PASSWORD, "").encode() or None
    key = load_pem_private_key(file.read_bytes(), password)
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError(f"{file} is no Ed25519 key")
    return key


def public_half(key: Ed25519PrivateKey) -> TrustedKey:
    return TrustedKey(key.public_key().public_bytes_raw())


def seal(file: Path, key: Ed25519PrivateKey) -> None:
    """Adds the seal at the end of a file that has none."""
    with file.open("rb") as opened:
        digest = hashlib.file_digest(opened, "sha512").digest()
    line = seal_of(public_half(key), key.sign(message_of(digest)))
    assert len(line) == SEAL_BYTES
    with file.open("ab") as opened:
        opened.write(line)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make-key", file]:
            make_key(Path(file))
        case ["public-key", file]:
            print(public_half(read_key(Path(file))).raw.hex())
        case _:
            sys.exit(__doc__)
