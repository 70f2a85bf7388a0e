"""The reader of streams and the sealing of the key, with whatever may come."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.assistant.key_file import KeyFile, KeyLostError
from oj_appliance.assistant.provider.reading import LONGEST_LINE, AnswerReader
from oj_appliance.errors import ApiError

pytestmark = pytest.mark.quick


@given(st.lists(st.binary(max_size=300), max_size=20))
def test_whatever_comes_is_read_or_refused(chunks: list[bytes]) -> None:
    reader = AnswerReader()
    try:
        for chunk in chunks:
            assert all(isinstance(piece, str) for piece in reader.feed(chunk))
        list(reader.end())
    except ApiError as error:
        assert error.key in ("ai.garbled", "ai.broke_off")


@given(st.text(max_size=200), st.integers(1, 7))
def test_a_text_arrives_whatever_its_pieces(text: str, step: int) -> None:
    line = f"data: {json.dumps({'choices': [{'delta': {'content': text}}]})}\n\n".encode()
    reader = AnswerReader()
    told = "".join(
        piece for at in range(0, len(line), step) for piece in reader.feed(line[at : at + step])
    )
    unseen = [*range(9), 11, 12, *range(14, 32), 127, *range(0x202A, 0x202F)]
    unseen += [*range(0x2066, 0x206A), 0xFEFF]
    assert told == text.translate(dict.fromkeys(unseen))


def test_a_line_without_end_is_refused_before_it_fills_the_memory() -> None:
    reader = AnswerReader()
    with pytest.raises(ApiError, match=r"ai\.garbled"):
        for _ in range(LONGEST_LINE):
            list(reader.feed(b"x" * 1024))


@given(text=st.text(max_size=300))
def test_what_is_enciphered_is_read_again_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    path: Path = tmp_path_factory.mktemp("key") / "assistant.key"
    keys = KeyFile(path)
    stored = keys.encipher(text)
    assert keys.decipher(stored) == text
    assert keys.encipher(text) != stored
    raw = bytearray(base64.b64decode(stored))
    for at in (0, len(raw) // 2, len(raw) - 1):
        changed = raw.copy()
        changed[at] ^= 1
        with pytest.raises(KeyLostError):
            keys.decipher(base64.b64encode(bytes(changed)).decode())
    for nonsense in ("", "!", "AAAA"):
        with pytest.raises(KeyLostError):
            keys.decipher(nonsense)
