"""Backups that open with a password alone: what was sealed comes back, and nothing else does."""

from __future__ import annotations

import base64
import io
import os
import random

import pytest

from oj_appliance.backups.sealing import (
    Key,
    SealedError,
    Sealing,
    WrongPasswordError,
    header_of,
    key_of,
    new_key,
    sealed_size,
    unsealed,
)
from oj_appliance.backups.types import BadBackupError

pytestmark = pytest.mark.quick

CHUNK = 64 * 1024
# Made by rage 0.11, another program for this format, with the password "correct horse".
BY_ANOTHER_PROGRAM = base64.b64decode(
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBEUU9XL1VaalFESVZZWDdnekJKZjJ3IDE4CnR1R2dTa0g2"
    "bk9UZG1zZXRFQzlHWjBaY0c4RFMxQzRxMVY2WWxUVnZOd00KLS0tIDh6MmRWQU9iREJDWUErcXdERWZEOFdrdURB"
    "U3NrR0diZTZtelBWQWEzUjQKHozD9Qt1gVNVas77nq9PkZOXZ6jbwac08WbVVHJjPJrfRqEaG4Lb3DMwtlHNFxEj"
    "jCfuoQDmnl4="
)


@pytest.fixture(scope="module")
def key() -> Key:
    return new_key("a long password 密码")


def sealed(content: bytes, key: Key) -> io.BytesIO:
    file = io.BytesIO()
    sealing = Sealing(file, key)
    for begin in range(0, len(content), 7919):
        sealing.write(content[begin : begin + 7919])
    sealing.finish()
    return file


@pytest.mark.parametrize("size", [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 200_003])
def test_what_was_sealed_comes_back_from_anywhere_in_it(key: Key, size: int) -> None:
    content = os.urandom(size)
    file = sealed(content, key)
    assert len(file.getvalue()) == sealed_size(key, size)
    assert content[:64] not in file.getvalue() or size < 8
    opened = unsealed(file, key)
    assert opened.read() == content
    for at in random.Random(size).sample(range(size + 1), min(size, 20)):
        opened.seek(at)
        assert opened.read(999) == content[at : at + 999]


def test_a_file_of_the_same_format_by_another_program_opens() -> None:
    file = io.BytesIO(BY_ANOTHER_PROGRAM)
    header = header_of(file)
    assert header is not None
    assert unsealed(file, key_of(header, "correct horse")).read() == b"kept by another program\n"


def test_the_password_alone_gives_the_key_again(key: Key) -> None:
    assert key_of(key.header, "a long password 密码") == key
    for wrong in ("", "A long password 密码", "a long password"):
        with pytest.raises(WrongPasswordError):
            key_of(key.header, wrong)
    assert b"long" not in key.header
    with pytest.raises(SealedError):
        unsealed(sealed(b"x", key), new_key("another password"))
    with pytest.raises(SealedError):
        unsealed(sealed(b"x", key), None)


def test_no_two_files_of_one_password_look_alike(key: Key) -> None:
    first, second = sealed(b"same" * 99, key).getvalue(), sealed(b"same" * 99, key).getvalue()
    begin = len(key.header)
    assert first[:begin] == second[:begin] and first[begin + 16 :] != second[begin + 16 :]


@pytest.mark.parametrize("cut", [1, 16, CHUNK, CHUNK + 16, 100_000])
def test_a_file_that_was_cut_short_does_not_open(key: Key, cut: int) -> None:
    whole = sealed(os.urandom(2 * CHUNK + 77), key).getvalue()
    with pytest.raises(BadBackupError):
        unsealed(io.BytesIO(whole[:-cut]), key).read()


def test_a_file_of_which_a_bit_changed_does_not_open(key: Key) -> None:
    whole = sealed(os.urandom(CHUNK + 77), key).getvalue()
    for at in random.Random(1).sample(range(len(key.header), len(whole)), 30):
        changed = bytearray(whole)
        changed[at] ^= 1
        with pytest.raises(BadBackupError):
            unsealed(io.BytesIO(bytes(changed)), key).read()


@pytest.mark.parametrize(
    "header",
    [
        b"age-encryption.org/v1\n",
        b"age-encryption.org/v1\n-> scrypt AAAA 40\nAAAA\n--- AAAA\n",
        b"age-encryption.org/v1\n-> scrypt AAAA x\nAAAA\n--- AAAA\n",
        b"age-encryption.org/v1\n-> X25519 AAAA 10\nAAAA\n--- AAAA\n",
        b"age-encryption.org/v1\n" + b"a" * 100_000,
    ],
)
def test_strange_headers_are_refused_before_anything_costs(header: bytes) -> None:
    read = header_of(io.BytesIO(header))
    assert read is not None
    with pytest.raises(BadBackupError):
        key_of(read, "password")
