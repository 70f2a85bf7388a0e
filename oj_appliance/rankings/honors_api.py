"""Calls about honor titles (contract home.md; admin.md §15)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.rankings.honors import Honors
from oj_appliance.rankings.rules import LONGEST_NAME
from oj_appliance.rankings.types import Honor, HonorDraft
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import GUEST, SYSTEM_INFO
from oj_appliance.web.wire import Id, Int, up_to


class HonorTitle(msgspec.Struct):
    """`ac` is the number of solved problems that earns it."""

    id: int
    name: str
    color: str
    ac: int


class NewHonor(msgspec.Struct, kw_only=True):
    name: Annotated[str, up_to(LONGEST_NAME)]
    color: Annotated[str, up_to(7)]
    ac: Int


class ChangedHonor(NewHonor, kw_only=True):
    id: Id


class HonorQuery(msgspec.Struct):
    id: Id


class HonorsApi:
    def __init__(self, honors: Honors) -> None:
        self._honors = honors

    @get("/api/honors", guard=GUEST, summary="Titles by solved problems")
    async def get_honors(self, call: Call) -> list[HonorTitle]:
        return [_wire(honor) for honor in await self._honors.all()]

    @get("/api/admin/honor/list", guard=GUEST, summary="Titles by solved problems")
    async def get_admin_honor_list(self, call: Call) -> list[HonorTitle]:
        return await self.get_honors(call)

    @post("/api/admin/honor", guard=SYSTEM_INFO, summary="A new title")
    async def post_admin_honor(self, call: Call, body: NewHonor) -> HonorTitle:
        return _wire(await self._honors.add(call.actor, _draft(body)))

    @put("/api/admin/honor", guard=SYSTEM_INFO, summary="Changes a title")
    async def put_admin_honor(self, call: Call, body: ChangedHonor) -> None:
        await self._honors.change(call.actor, body.id, _draft(body))

    @delete("/api/admin/honor", guard=SYSTEM_INFO, summary="Removes a title")
    async def delete_admin_honor(self, call: Call, query: HonorQuery) -> None:
        await self._honors.remove(call.actor, query.id)


def _draft(body: NewHonor) -> HonorDraft:
    return HonorDraft(body.name.strip(), body.color.strip(), body.ac)


def _wire(honor: Honor) -> HonorTitle:
    return HonorTitle(honor.id, honor.name, honor.color, honor.solved)
