"""What a chat service streams, read line by line within bounds. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from oj_appliance.errors import ApiError

LONGEST_LINE = 64 * 1024
LARGEST_ANSWER = 4 * 1024 * 1024  # bytes
_END = b"[DONE]"
# What shows nothing, ends a text that others store, or turns the direction of what follows.
_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069\ufeff]")


class _Delta(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    delta: _Delta | None = None
    message: _Delta | None = None
    finish_reason: str | None = None


class _Chunk(msgspec.Struct):
    choices: list[_Choice] = []
    error: msgspec.Raw = msgspec.Raw(b"null")


_decode = msgspec.json.Decoder(_Chunk).decode


class AnswerReader:
    """`is_whole`: the service has said that this was all. `is_cut`: it has said that it stopped
    because that was all it may write."""

    def __init__(self) -> None:
        self.is_whole = False
        self.is_cut = False
        self._size = 0
        self._rest = b""

    def feed(self, chunk: bytes) -> Iterator[str]:
        """The pieces of text in it. Raises ai.garbled, ai.cut."""
        self._size += len(chunk)
        if self._size > LARGEST_ANSWER:
            raise ApiError("ai.cut")
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        if len(self._rest) > LONGEST_LINE or any(len(line) > LONGEST_LINE for line in lines):
            raise ApiError("ai.garbled")
        for line in lines:
            yield from self._line(line)

    def end(self) -> Iterator[str]:
        """What stood in a last line without an end. Raises ai.garbled."""
        line, self._rest = self._rest, b""
        yield from self._line(line)

    def _line(self, line: bytes) -> Iterator[str]:
        """Names of events, their numbers and remarks are none of ours."""
        name, colon, value = line.strip().partition(b":")
        if name != b"data" or not colon or self.is_whole:
            return
        if value.strip() == _END:
            self.is_whole = True
            return
        yield from self._message(value)

    def whole(self, body: bytes) -> Iterator[str]:
        """Of a service that answers at once, whatever it was asked. Raises ai.garbled."""
        self.is_whole = True
        yield from self._message(body)

    def _message(self, text: bytes) -> Iterator[str]:
        try:
            chunk = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ApiError("ai.garbled") from error
        if bytes(chunk.error) != b"null":
            raise ApiError("ai.broke_off")
        for choice in chunk.choices[:1]:
            told = choice.delta or choice.message
            if told is not None and told.content:
                yield _UNSEEN.sub("", told.content)
            if choice.finish_reason is not None:
                self.is_whole = True
                self.is_cut = choice.finish_reason == "length"
