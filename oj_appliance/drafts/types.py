"""What the rooms of this domain hand each other."""

from __future__ import annotations

from dataclasses import dataclass

from oj_appliance.places.types import Place


@dataclass(frozen=True, slots=True)
class Desk:
    """Who writes on which problem, and where: each place has drafts of its own."""

    user_id: str
    problem_id: int
    place: Place


@dataclass(frozen=True, slots=True)
class DraftVersion:
    """One kept text. `saved_at` is epoch ms (UTC), `length` characters; `is_aside` marks a text
    that was late for its place and is kept beside the current one."""

    id: int
    language: str
    version: int
    is_aside: bool
    client: str
    saved_at: int
    length: int


@dataclass(frozen=True, slots=True)
class Draft:
    """A version and its text."""

    about: DraftVersion
    code: str


@dataclass(frozen=True, slots=True)
class Saved:
    """The text stands as this version; `saved_at` is epoch ms."""

    version: int
    saved_at: int


@dataclass(frozen=True, slots=True)
class DraftSaved:
    """Event, after the commit: somebody has written; `at` epoch ms."""

    desk: Desk
    at: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody saved in between; both texts are kept."""

    current: Draft
    yours: Draft
