"""The call that copies a group for another year (contract class.md §6)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.classes.copying import rules
from oj_appliance.classes.copying.service import Copying
from oj_appliance.classes.copying.types import CopyChoices
from oj_appliance.errors import ApiError
from oj_appliance.groups.life.rules import NAME, SHORT_NAME
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, up_to


class CopyBody(msgspec.Struct):
    """`firstDay` is yyyy-MM-dd."""

    gid: Id
    name: Annotated[str, up_to(NAME[1])]
    shortName: Annotated[str, up_to(SHORT_NAME[1])]
    firstDay: Annotated[str, Meta(max_length=40)]


class LeftOutProblem(msgspec.Struct):
    displayId: str
    title: str


class NotCopied(msgspec.Struct):
    members: int
    problems: list[LeftOutProblem]
    announcements: int
    contests: int
    timedWorks: int


class CopiedGroup(msgspec.Struct):
    gid: int
    trainings: int
    assignments: int
    leftOut: NotCopied


class CopyingApi:
    def __init__(self, copying: Copying) -> None:
        self._copying = copying

    @post("/api/class/copy", guard=LOGIN, summary="A group anew for another year")
    async def copy_group(self, call: Call, body: CopyBody) -> CopiedGroup:
        first_day = rules.read_day(body.firstDay)
        if first_day is None:
            raise ApiError("class.bad_day", field="firstDay")
        choices = CopyChoices(body.gid, body.name.strip(), body.shortName.strip(), first_day)
        copied = await self._copying.copy(call.actor, choices)
        left = copied.left_out
        return CopiedGroup(
            copied.gid,
            len(copied.trainings),
            copied.assignments,
            NotCopied(
                left.members,
                [LeftOutProblem(*each) for each in left.problems],
                left.announcements,
                left.contests,
                left.timed_works,
            ),
        )
