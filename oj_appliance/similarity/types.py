"""What goes into a comparison and comes out of it. Places are offsets of characters in the code as
it was given; the end is the first that is outside."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Program(msgspec.Struct, frozen=True):
    """One person's code of one task; `id` is whatever the caller knows it by."""

    id: int
    person: str
    task: str
    language: str
    code: str


class Template(msgspec.Struct, frozen=True):
    """Code that everybody was given for a task."""

    task: str
    language: str
    code: str


class Question(msgspec.Struct, frozen=True):
    """Everything that shall be compared; pairs below `least` (0 to 1) are not told."""

    programs: tuple[Program, ...]
    templates: tuple[Template, ...] = ()
    least: float = 0.5
    most_pairs: int = 200


class Passage(msgspec.Struct, frozen=True):
    """A stretch that both have, in tokens, and where it stands in either."""

    tokens: int
    left_start: int
    left_end: int
    right_start: int
    right_end: int


class TaskMatch(msgspec.Struct, frozen=True):
    """Two programs of one task: `share` of their tokens (0 to 1) lies in common passages."""

    task: str
    left: int
    right: int
    share: float
    tokens: int
    passages: tuple[Passage, ...]


class Pair(msgspec.Struct, frozen=True):
    """Two people: `together` is the share over all tasks that both wrote, `evidence` the tokens in
    common passages of `tasks`, which are those that are alike enough, the most alike first."""

    left: str
    right: str
    together: float
    evidence: int
    tasks: tuple[TaskMatch, ...]


class Answer(msgspec.Struct, frozen=True):
    """`short` programs were too short to say anything of."""

    pairs: tuple[Pair, ...]
    compared: int
    short: int


class Token(NamedTuple):
    """A word of the code as it counts: every name is one and the same."""

    word: str
    start: int
    end: int
