"""What narrows the list of users, as it comes with a call (contract admin.md §3)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts import rules
from oj_appliance.accounts.administration.types import UserFilter, UserState

LONGEST_KEYWORD = 320

RoleNumber = Annotated[int, Meta(ge=1000, le=1008)]


class UserFilterQuery(msgspec.Struct, kw_only=True):
    """`role` is an id; `className` a whole name."""

    keyword: Annotated[str, Meta(max_length=LONGEST_KEYWORD)] = ""
    onlyAdmin: bool = False
    className: Annotated[str, Meta(max_length=rules.LONGEST_CLASS_NAME)] = ""
    role: RoleNumber | None = None
    state: UserState = UserState.ANY

    def wanted(self) -> UserFilter:
        return UserFilter(
            self.keyword.strip(), self.onlyAdmin, self.className, self.role, self.state
        )
