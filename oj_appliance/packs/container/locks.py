"""The keys of a sealed file: what hides its content, and what vouches for who wrote it. Pure but
for the randomness of new keys."""

from __future__ import annotations

import os
import unicodedata

from argon2.low_level import Type, hash_secret_raw
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from oj_appliance.errors import ApiError
from oj_appliance.packs.container.layout import Lock

# RFC 9106, second recommended choice: a guess costs 64 MiB and some 0.2 s. Fixed, so that no file
# can ask for more.
_PASSES, _MEMORY_KIB, _LANES = 3, 65_536, 4
_KEY, _NONCE, _SALT, _SIGNATURE = 32, 12, 16, 64


def new_key() -> bytes:
    return os.urandom(_KEY)


def open_lock(key: bytes) -> Lock:
    """Of a file without a secret."""
    return Lock(key=key)


def lock_by_password(key: bytes, password: str, facts: bytes) -> Lock:
    """Takes as long as one guess."""
    salt = os.urandom(_SALT)
    return _locked(key, _key_of(password, salt), facts, salt)


def lock_by_key(key: bytes, secret: bytes, facts: bytes, *, signature: bytes) -> Lock:
    return _locked(key, secret, facts, b"", signature)


def _locked(key: bytes, secret: bytes, facts: bytes, salt: bytes, signature: bytes = b"") -> Lock:
    nonce = os.urandom(_NONCE)
    hidden = AESGCM(secret).encrypt(nonce, key, facts)
    return Lock(key=hidden, nonce=nonce, salt=salt, signature=signature)


def unlock_open(lock: Lock) -> bytes:
    """Raises pack.foreign."""
    if len(lock.key) != _KEY:
        raise ApiError("pack.foreign")
    return lock.key


def unlock_by_password(lock: Lock, password: str, facts: bytes) -> bytes:
    """Raises pack.wrong_password. Takes as long as one guess."""
    if len(lock.salt) != _SALT:
        raise ApiError("pack.foreign")
    try:
        return _unlocked(lock, _key_of(password, lock.salt), facts)
    except InvalidTag as error:
        raise ApiError("pack.wrong_password") from error


def unlock_by_key(lock: Lock, secret: bytes, facts: bytes) -> bytes:
    """Raises pack.changed."""
    try:
        return _unlocked(lock, secret, facts)
    except InvalidTag as error:
        raise ApiError("pack.changed") from error


def _unlocked(lock: Lock, secret: bytes, facts: bytes) -> bytes:
    if len(lock.nonce) != _NONCE or len(lock.key) != _KEY + 16:
        raise ApiError("pack.foreign")
    return AESGCM(secret).decrypt(lock.nonce, lock.key, facts)


def _key_of(password: str, salt: bytes) -> bytes:
    """However it was typed: with wide letters, spaces around it, or dashes between its groups."""
    return hash_secret_raw(
        plain_password(password).encode(),
        salt,
        time_cost=_PASSES,
        memory_cost=_MEMORY_KIB,
        parallelism=_LANES,
        hash_len=_KEY,
        type=Type.ID,
    )


def plain_password(password: str) -> str:
    """It is told by telephone and typed in a hurry: letter case, spaces and dashes do not count."""
    folded = unicodedata.normalize("NFKC", password).casefold()
    return "".join(letter for letter in folded if not letter.isspace() and letter != "-")


# -- signatures


def new_signing_key() -> bytes:
    """32 bytes that may sign; `public_half` of them is what checks."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_half(signing_key: bytes) -> bytes:
    return Ed25519PrivateKey.from_private_bytes(signing_key).public_key().public_bytes_raw()


def sign(signing_key: bytes, facts: bytes, payload_sum: bytes) -> bytes:
    return Ed25519PrivateKey.from_private_bytes(signing_key).sign(payload_sum + facts)


def check_signature(lock: Lock, public_key: bytes, facts: bytes, payload_sum: bytes) -> None:
    """Raises pack.changed."""
    try:
        key = Ed25519PublicKey.from_public_bytes(public_key)
        key.verify(lock.signature, payload_sum + facts)
    except InvalidSignature as error:
        raise ApiError("pack.changed") from error
