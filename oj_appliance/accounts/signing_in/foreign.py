"""Passwords that came with people from another judge, until their owners log in once.

The old site's own hash is worth little: an MD5 is guessed in an hour. It is never kept. What is
kept is our own hash of it: whoever logs in has the old site's hash made of what was typed, and that
is compared with ours. At the first login that fits, the password is hashed as every other one
(00-conventions §3), and nothing of the old site is left.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from enum import StrEnum

import msgspec

# How what is stored begins: a mark that no hash of ours has.
MARK = "moved:"
# An unknown name must take as long to refuse as a known one, whatever its account's old site did:
# past this nobody could wait for it, and the account gets a login code instead.
MOST_ROUNDS = 1_000_000
_LONGEST_SALT = 64

_MD5 = re.compile(r"[0-9a-fA-F]{32}")
_SHA1_SIZE = 20
_HUSTOJ = re.compile(r"[A-Za-z0-9+/]{27,64}={0,2}")
_DJANGO = re.compile(r"pbkdf2_sha256\$([0-9]{1,7})\$([A-Za-z0-9+/=.]{1,64})\$([A-Za-z0-9+/=]{44})")


class Scheme(StrEnum):
    """`md5`: HOJ and old HUSTOJ. `sha1md5`: HUSTOJ, of the MD5 and a salt. `pbkdf2`: Django, which
    QDUOJ is made with."""

    MD5 = "md5"
    SHA1_MD5 = "sha1md5"
    PBKDF2 = "pbkdf2"


class ForeignHash(msgspec.Struct, frozen=True):
    """`digest` is what the old site stored, without its salt; hexadecimal. `rounds` of PBKDF2."""

    scheme: Scheme
    digest: str
    salt: str = ""
    rounds: int = 0

    def stored(self, own_hash: str) -> str:
        """The text for the column of passwords; `own_hash` is ours of the digest."""
        salt = base64.urlsafe_b64encode(self.salt.encode("utf-8", "surrogateescape")).decode()
        return f"{MARK}{self.scheme}:{self.rounds}:{salt}:{own_hash}"


def md5_hash(text: str) -> ForeignHash | None:
    """As HOJ stores a password; None for what is no MD5."""
    if not _MD5.fullmatch(text):
        return None
    return ForeignHash(Scheme.MD5, text.lower())


def hustoj_hash(text: str) -> ForeignHash | None:
    """Base64 of a SHA-1 with the salt behind it, or an MD5 of older days."""
    old = md5_hash(text)
    if old is not None or not _HUSTOJ.fullmatch(text):
        return old
    try:
        raw = base64.b64decode(text, validate=True)
    except binascii.Error:
        return None
    if not _SHA1_SIZE <= len(raw) <= _SHA1_SIZE + _LONGEST_SALT:
        return None
    salt = raw[_SHA1_SIZE:].decode("utf-8", "surrogateescape")
    return ForeignHash(Scheme.SHA1_MD5, raw[:_SHA1_SIZE].hex(), salt)


def django_hash(text: str) -> ForeignHash | None:
    """Django's own PBKDF2 alone: its other hashers are seldom met."""
    found = _DJANGO.fullmatch(text)
    if found is None or not 1 <= int(found[1]) <= MOST_ROUNDS:
        return None
    try:
        digest = base64.b64decode(found[3], validate=True)
    except binascii.Error:
        return None
    return ForeignHash(Scheme.PBKDF2, digest.hex(), found[2], int(found[1]))


class StoredForeign(msgspec.Struct, frozen=True):
    """What a column that begins with the mark says."""

    scheme: Scheme
    rounds: int
    salt: str
    own_hash: str

    def digest_of(self, typed: str) -> str:
        """What the old site would have stored for it."""
        md5 = hashlib.md5(typed.encode(), usedforsecurity=False).hexdigest()
        salt = self.salt.encode("utf-8", "surrogateescape")
        if self.scheme is Scheme.MD5:
            return md5
        if self.scheme is Scheme.SHA1_MD5:
            return hashlib.sha1(md5.encode() + salt, usedforsecurity=False).hexdigest()
        return hashlib.pbkdf2_hmac("sha256", typed.encode(), salt, self.rounds).hex()


def read_foreign(stored: str) -> StoredForeign | None:
    """None for a hash of ours."""
    if not stored.startswith(MARK):
        return None
    scheme, rounds, salt, own_hash = stored.removeprefix(MARK).split(":", 3)
    decoded = base64.urlsafe_b64decode(salt).decode("utf-8", "surrogateescape")
    return StoredForeign(Scheme(scheme), int(rounds), decoded, own_hash)


def spend(rounds: int, typed: str) -> None:
    """As long as so many rounds take."""
    if rounds > 0:
        hashlib.pbkdf2_hmac("sha256", typed.encode(), b"nobody", rounds)
