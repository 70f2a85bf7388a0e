"""Calls about editorials (contract problem.md §5)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.editorials.rules import LONGEST_CONTENT
from oj_appliance.editorials.service import Editorials
from oj_appliance.editorials.types import Editorial, Opens
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import GUEST, PROBLEM_KEEPER
from oj_appliance.web.wire import Id, Moment, Time, read_moment, up_to


class EditorialQuery(msgspec.Struct):
    pid: Id


class ShownEditorial(msgspec.Struct, kw_only=True):
    """`content` None while it is shut to the reader."""

    opens: Opens
    openTime: Time | None
    isOpen: bool
    content: str | None
    author: str
    gmtModified: Time


class EditedEditorial(msgspec.Struct, kw_only=True):
    """`gmtModified` None where there is none yet."""

    content: str
    opens: Opens
    openTime: Time | None
    gmtModified: Time | None


class EditorialBody(msgspec.Struct, kw_only=True):
    pid: Id
    content: Annotated[str, up_to(LONGEST_CONTENT)]
    opens: Opens
    openTime: Moment | None = None
    gmtModified: Moment | None = None


class EditorialsApi:
    def __init__(self, editorials: Editorials) -> None:
        self._editorials = editorials

    @get("/api/problem-editorial", guard=GUEST, summary="How a problem is solved, once it is open")
    async def get_problem_editorial(self, call: Call, query: EditorialQuery) -> ShownEditorial:
        shown = await self._editorials.read(call.viewer, query.pid)
        found = shown.editorial
        return ShownEditorial(
            opens=found.opens,
            openTime=_moment(found),
            isOpen=shown.is_open,
            content=found.content if shown.is_open else None,
            author=found.author,
            gmtModified=wire_time(found.updated_at),
        )

    @get("/api/admin/problem/editorial", guard=PROBLEM_KEEPER, summary="The editorial to edit")
    async def get_editorial(self, call: Call, query: EditorialQuery) -> EditedEditorial:
        found = await self._editorials.edited(call.viewer, query.pid)
        if found is None:
            return EditedEditorial(content="", opens=Opens.SOLVED, openTime=None, gmtModified=None)
        return EditedEditorial(
            content=found.content,
            opens=found.opens,
            openTime=_moment(found),
            gmtModified=wire_time(found.updated_at),
        )

    @put("/api/admin/problem/editorial", guard=PROBLEM_KEEPER, summary="Write an editorial")
    async def put_editorial(self, call: Call, body: EditorialBody) -> None:
        await self._editorials.write(
            call.actor,
            body.pid,
            body.content,
            body.opens,
            read_moment("openTime", body.openTime),
            read_at=read_moment("gmtModified", body.gmtModified),
        )


def _moment(editorial: Editorial) -> str | None:
    return None if editorial.open_time is None else wire_time(editorial.open_time)
