"""What a place is, and what its policy is told and answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol


class Kind(IntEnum):
    """Numbers of the column `place_kind`."""

    PRACTICE = 0
    CONTEST = 1
    TIMED_WORK = 2
    TRAINING = 3
    GROUP = 4


@dataclass(frozen=True, slots=True)
class Place:
    """One place; `within` is the group that a contest, a training or a timed work lies in. Practice
    has the number 0."""

    kind: Kind
    id: int = 0
    within: Place | None = None

    @property
    def group_id(self) -> int | None:
        """The group that it is or lies in: the wire's gid."""
        if self.kind is Kind.GROUP:
            return self.id
        return None if self.within is None else self.within.id


PRACTICE = Place(Kind.PRACTICE)


class Auth(IntEnum):
    """Where a problem may be met: in the bank, by its author alone, in contests."""

    PUBLIC = 1
    PRIVATE = 2
    CONTEST = 3


class Placed(Protocol):
    """What a policy must know of a problem."""

    @property
    def auth(self) -> int: ...
    @property
    def author_uid(self) -> str | None: ...
    @property
    def is_group(self) -> bool: ...
