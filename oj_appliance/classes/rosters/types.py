"""A class list as groups see it."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from oj_appliance.classes.types import Person
from oj_appliance.groups.types import MembershipChanged


class Listed(msgspec.Struct, frozen=True):
    """Somebody of the list, with the account's class."""

    person: Person
    class_name: str


class Moved(msgspec.Struct, frozen=True):
    """A newcomer of a class who is a student of another one's group."""

    person: Person
    class_name: str
    from_gid: int
    from_name: str


class ClassPlan(msgspec.Struct, frozen=True):
    """`gid` is the class's group so far; `name` and `short_name` are proposed for a new one.
    `missing` are its students whom the list does not have."""

    class_name: str
    students: int
    gid: int | None
    group_name: str | None
    name: str
    short_name: str
    newcomers: list[Person]
    here: int
    missing: list[Person]


class RosterPlan(msgspec.Struct, frozen=True):
    """`owners` are those whom a group may be given."""

    classes: list[ClassPlan]
    moved: list[Moved]
    without_class: int
    owners: list[Person]


class ClassChoice(msgspec.Struct, frozen=True):
    """Into which group a class goes; None: a new one of this name."""

    class_name: str
    gid: int | None = None
    name: str = ""
    short_name: str = ""


@dataclass(frozen=True, slots=True)
class Choices:
    """`owner` is a uid, `moves`: who changed class leaves the old one's group."""

    owner: str
    classes: list[ClassChoice]
    moves: bool


class MadeClass(msgspec.Struct, frozen=True):
    class_name: str
    gid: int
    name: str
    short_name: str
    is_new: bool
    added: int


@dataclass(slots=True)
class Made:
    """`changes` are told after the commit."""

    classes: list[MadeClass] = field(default_factory=list)
    moved: int = 0
    changes: list[MembershipChanged] = field(default_factory=list)
