"""A class list as groups see it."""

from __future__ import annotations

from dataclasses import dataclass, field

from oj_appliance.classes.types import Person
from oj_appliance.groups.types import MembershipChanged


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody of the list, with the account's class."""

    person: Person
    class_name: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A newcomer of a class who is a student of another one's group."""

    person: Person
    class_name: str
    from_gid: int
    from_name: str


@dataclass(frozen=True, slots=True)
class ClassPlan:
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


@dataclass(frozen=True, slots=True)
class RosterPlan:
    """`owners` are those whom a group may be given."""

    classes: list[ClassPlan]
    moved: list[Moved]
    without_class: int
    owners: list[Person]


@dataclass(frozen=True, slots=True)
class ClassChoice:
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


@dataclass(frozen=True, slots=True)
class MadeClass:
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
