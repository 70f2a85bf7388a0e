"""A sealed file against everybody who has it in hand."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.packs.container import layout, locks
from oj_appliance.packs.container.layout import PIECE, SUM, Facts, Kind, Lock
from oj_appliance.packs.container.opening import check_whole, read_head, unsealed
from oj_appliance.packs.container.sealing import facts_bytes, in_pieces, sealed

SECRET = b"s" * 32


def facts_of(size: int, **further: object) -> Facts:
    values = {
        **{"version": 1, "kind": Kind.EXAM, "pack_id": "0" * 32, "title": "Final"},
        **{"site": "Office", "made_at": 1, "size": size, **further},
    }
    return msgspec.convert(values, Facts)


def file_of(payload: bytes, *, size: int | None = None) -> bytes:
    """Sealed by SECRET."""
    facts = facts_bytes(facts_of(len(payload) if size is None else size))
    key = locks.new_key()
    lock = locks.lock_by_key(key, SECRET, facts, signature=b"")
    return b"".join(sealed(facts, lock, key, [payload]))


def opened(path: Path, secret: bytes = SECRET) -> bytes:
    head = read_head(path)
    check_whole(path)
    key = locks.unlock_by_key(head.lock, secret, head.facts_raw)
    return b"".join(unsealed(path, head, key))


def refused(path: Path) -> str:
    with pytest.raises(ApiError) as refusal:
        opened(path)
    return refusal.value.key


@pytest.mark.parametrize("size", [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])
def test_what_was_sealed_comes_out(tmp_path: Path, size: int) -> None:
    payload = bytes(number % 251 for number in range(size))
    file = tmp_path / "a.ojpack"
    file.write_bytes(file_of(payload))
    assert opened(file) == payload


@given(st.lists(st.integers(0, 3 * PIECE // 2), max_size=4))
def test_pieces_are_of_one_size_however_the_payload_comes(sizes: list[int]) -> None:
    pieces = list(in_pieces(bytes(size) for size in sizes))
    assert sum(map(len, pieces)) == sum(sizes)
    assert len(pieces) == layout.pieces_of(sum(sizes))
    assert all(len(each) == PIECE for each in pieces[:-1])


def with_sum(content: bytes) -> bytes:
    """As somebody would write it who knows the checksum and not the key."""
    return content[:-SUM] + hashlib.sha256(content[:-SUM]).digest()


def cut(content: bytes) -> bytes:
    return content[:-1]


def longer(content: bytes) -> bytes:
    return content + b"\0"


def flipped(content: bytes) -> bytes:
    place = len(content) // 2
    return content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]


def in_another_order(content: bytes) -> bytes:
    body = layout.body_of(2 * PIECE)
    start, piece = len(content) - SUM - body, PIECE + layout.TAG
    first = content[start : start + piece]
    second = content[start + piece : start + 2 * piece]
    return with_sum(content[:start] + second + first + bytes(SUM))


def other_title(content: bytes) -> bytes:
    return with_sum(content.replace(b'"Final"', b'"Fatal"'))


def other_kind(content: bytes) -> bytes:
    return with_sum(content.replace(b'"exam"', b'"bank"'))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (cut, "pack.truncated"),
        (longer, "pack.truncated"),
        (flipped, "pack.damaged"),
        (lambda content: with_sum(flipped(content)), "pack.changed"),
        (in_another_order, "pack.changed"),
        (other_title, "pack.changed"),
        (other_kind, "pack.changed"),
        (lambda content: content[:6], "pack.foreign"),
        (lambda content: content[:9], "pack.truncated"),
        (lambda content: b"PK\x03\x04" + content, "pack.foreign"),
        (lambda content: content.replace(b'"version":1', b'"version":2'), "pack.newer"),
        (lambda content: content.replace(b'"version":1', b'"version":0'), "pack.foreign"),
        (lambda content: content[:8] + b"\xff" * 4 + content[12:], "pack.foreign"),
        (lambda content: content[:12] + b"[" * (len(content) - 12), "pack.foreign"),
    ],
)
def test_whatever_is_changed_is_found(
    tmp_path: Path, change: Callable[[bytes], bytes], key: str
) -> None:
    file = tmp_path / "a.ojpack"
    file.write_bytes(change(file_of(bytes(2 * PIECE))))
    assert refused(file) == key


def test_a_file_cut_between_pieces_is_known_even_with_a_new_size(tmp_path: Path) -> None:
    """The facts are vouched for; and the last piece says that it is the last."""
    whole = file_of(bytes(2 * PIECE))
    start = len(whole) - SUM - layout.body_of(2 * PIECE)
    cut_off = whole[: start + PIECE + layout.TAG] + bytes(SUM)
    for claimed in (str(PIECE), f"{PIECE:07d}"):
        head = cut_off.replace(str(2 * PIECE).encode(), claimed.encode())
        file = tmp_path / "a.ojpack"
        file.write_bytes(with_sum(head))
        assert refused(file) in ("pack.changed", "pack.foreign", "pack.truncated")


@given(st.binary(max_size=400))
def test_noise_is_refused_in_words(tmp_path_factory: pytest.TempPathFactory, noise: bytes) -> None:
    file = tmp_path_factory.mktemp("noise") / "a.ojpack"
    for content in (noise, layout.MARK + noise):
        file.write_bytes(content)
        assert refused(file).startswith("pack.")


def test_a_password_opens_however_it_is_typed() -> None:
    key, facts = locks.new_key(), b"facts"
    lock = locks.lock_by_password(key, "ABCD-EFGH-JKMN", facts)
    assert lock.needs_password and not lock.is_open
    assert locks.unlock_by_password(lock, " abcd efgh ｊｋｍｎ", facts) == key
    for password, told in (("ABCD-EFGH-JKMP", facts), ("ABCD-EFGH-JKMN", b"other facts")):
        with pytest.raises(ApiError, match=r"pack\.wrong_password"):
            locks.unlock_by_password(lock, password, told)


def test_no_lock_asks_for_more_than_ours() -> None:
    """Sizes are fixed, so a file can neither choose a cost nor a weak salt."""
    for lock in (Lock(key=b"k" * 48, nonce=b"n" * 12, salt=b"s"), Lock(key=b"", salt=b"s" * 16)):
        with pytest.raises(ApiError, match=r"pack\.foreign"):
            locks.unlock_by_password(lock, "a", b"")
    with pytest.raises(ApiError, match=r"pack\.foreign"):
        locks.unlock_open(Lock(key=b"short"))


def test_a_signature_is_of_one_payload_and_its_facts() -> None:
    signing = locks.new_signing_key()
    mark = locks.sign(signing, b"facts", b"sum")
    lock = Lock(key=b"", signature=mark)
    locks.check_signature(lock, locks.public_half(signing), b"facts", b"sum")
    others = locks.public_half(locks.new_signing_key())
    for public, facts, payload_sum in (
        (others, b"facts", b"sum"),
        (locks.public_half(signing), b"facts!", b"sum"),
        (locks.public_half(signing), b"facts", b"sum!"),
    ):
        with pytest.raises(ApiError, match=r"pack\.changed"):
            locks.check_signature(lock, public, facts, payload_sum)
