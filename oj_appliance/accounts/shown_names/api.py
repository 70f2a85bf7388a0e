"""Names beside user names (contract account.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts import rules
from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST

MOST_NAMES = 100
Username = Annotated[str, Meta(max_length=rules.LONGEST_USERNAME)]


class ShownNamesQuery(msgspec.Struct):
    usernames: Annotated[list[Username], Meta(max_length=MOST_NAMES)] = []


class ShownNamesApi:
    def __init__(self, names: ShownNames) -> None:
        self._names = names

    @get("/api/get-shown-names", guard=GUEST, summary="What people are called")
    async def get_shown_names(self, call: Call, query: ShownNamesQuery) -> dict[str, str]:
        return await self._names.of(call.viewer, query.usernames)
