"""Recorded answers as a file: JSON, packed when its name ends in .xz; equal answers stand once."""

from __future__ import annotations

import lzma
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tests.two_worlds.sweep import Question


class Recorded(msgspec.Struct, frozen=True, omit_defaults=True):
    """`body` is the JSON, the text, or what is told of bytes; see `normal.py`."""

    http: int
    kind: str  # the content type
    body: Any = None
    headers: dict[str, str] = {}


class _File(msgspec.Struct):
    questions: list[tuple[str, str, str]]
    answers: list[Recorded]
    # By viewer, for each question the number of its answer.
    given: dict[str, list[int]]


@dataclass(frozen=True)
class Answers:
    """`given` by viewer has an answer to each question, in their order."""

    questions: list[Question]
    given: dict[str, list[Recorded]]

    def save(self, path: Path) -> None:
        kept: dict[bytes, int] = {}
        answers: list[Recorded] = []
        numbers: dict[str, list[int]] = {}
        for viewer, recorded in self.given.items():
            numbers[viewer] = []
            for each in recorded:
                packed = msgspec.json.encode(each, order="deterministic")
                if packed not in kept:
                    kept[packed] = len(answers)
                    answers.append(each)
                numbers[viewer].append(kept[packed])
        asked = [(each.method, each.path, each.body) for each in self.questions]
        content = msgspec.json.encode(_File(asked, answers, numbers))
        if path.suffix == ".xz":
            content = lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)
        path.write_bytes(content)

    @classmethod
    def load(cls, path: Path) -> Answers:
        content = path.read_bytes()
        if path.suffix == ".xz":
            content = lzma.decompress(content)
        file = msgspec.json.decode(content, type=_File)
        given = {
            viewer: [file.answers[number] for number in numbers]
            for viewer, numbers in file.given.items()
        }
        return cls([Question(*each) for each in file.questions], given)
