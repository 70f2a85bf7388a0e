"""What the rooms of this domain hand each other."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from oj_appliance.places.types import Place


class Desk(msgspec.Struct, frozen=True):
    """Who writes on which problem, and where: each place has drafts of its own."""

    user_id: str
    problem_id: int
    place: Place


class DraftVersion(msgspec.Struct, frozen=True):
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


class Saved(msgspec.Struct, frozen=True):
    """The text stands as this version; `saved_at` is epoch ms."""

    version: int
    saved_at: int


class DraftSaved(msgspec.Struct, frozen=True):
    """Event, after the commit: somebody has written; `at` epoch ms."""

    desk: Desk
    at: int


class Conflict(msgspec.Struct, frozen=True):
    """Somebody saved in between; both texts are kept."""

    current: Draft
    yours: Draft
