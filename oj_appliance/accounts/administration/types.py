"""What the administrator's list of users is asked for."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class UserState(StrEnum):
    """Whom a teacher looks for: who has not used the slip yet, who has set no password of his own,
    who may not log in."""

    ANY = ""
    NEVER_LOGGED_IN = "neverLoggedIn"
    MUST_CHANGE = "mustChangePassword"
    DISABLED = "disabled"


class UserFilter(msgspec.Struct, frozen=True):
    """What is blank or None narrows nothing; `keyword` is a part of a name, an address, a number, a
    school or a class, `class_name` a whole one."""

    keyword: str = ""
    only_staff: bool = False
    class_name: str = ""
    role_id: int | None = None
    state: UserState = UserState.ANY


class SchoolClass(msgspec.Struct, frozen=True):
    """A class by the name that its people have, and how many they are."""

    name: str
    users: int
