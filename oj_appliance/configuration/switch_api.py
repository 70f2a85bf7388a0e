"""The administrator's switches (contract admin.md §7.1)."""

from __future__ import annotations

from typing import Literal

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.configuration.edits import given_values
from oj_appliance.configuration.service import SWITCH, Configuration
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import SYSTEM_INFO
from oj_appliance.web.wire import Int, Moment, Time, read_moment

ShownName = Literal["username", "nickname", "realname"]


class SwitchInfo(msgspec.Struct, kw_only=True):
    """`defaultSubmitInterval` in seconds, `codeMinLength` in characters; 0 = off.
    `defaultCreateGroup…`: how many groups somebody without an admin role makes in a day and owns,
    and how many problems they have solved before."""

    openPublicDiscussion: bool
    openGroupDiscussion: bool
    openContestComment: bool
    openAiChat: bool
    openPublicJudge: bool
    openGroupJudge: bool
    openContestJudge: bool
    hideNonContestSubmissionCode: bool
    defaultSubmitInterval: int
    codeMinLength: int
    defaultCreateGroupDailyLimit: int
    defaultCreateGroupLimit: int
    defaultCreateGroupACInitValue: int
    defaultCreateDiscussionDailyLimit: int
    defaultCreateDiscussionACInitValue: int
    defaultCreateCommentACInitValue: int
    shownName: ShownName
    changeOwnNames: bool
    gmtModified: Time


class SwitchBody(msgspec.Struct, kw_only=True):
    """A switch that is left out keeps its value."""

    openPublicDiscussion: bool | None = None
    openGroupDiscussion: bool | None = None
    openContestComment: bool | None = None
    openAiChat: bool | None = None
    openPublicJudge: bool | None = None
    openGroupJudge: bool | None = None
    openContestJudge: bool | None = None
    hideNonContestSubmissionCode: bool | None = None
    defaultSubmitInterval: Int | None = None
    codeMinLength: Int | None = None
    defaultCreateGroupDailyLimit: Int | None = None
    defaultCreateGroupLimit: Int | None = None
    defaultCreateGroupACInitValue: Int | None = None
    defaultCreateDiscussionDailyLimit: Int | None = None
    defaultCreateDiscussionACInitValue: Int | None = None
    defaultCreateCommentACInitValue: Int | None = None
    shownName: ShownName | None = None
    changeOwnNames: bool | None = None
    gmtModified: Moment | None = None


class SwitchApi:
    def __init__(self, configuration: Configuration, clock: Clock) -> None:
        self._configuration = configuration
        self._clock = clock

    @get("/api/admin/switch/info", guard=SYSTEM_INFO, summary="What is switched on")
    async def get_switch_info(self, call: Call) -> SwitchInfo:
        website = msgspec.structs.asdict(self._configuration.website)
        switches = msgspec.structs.asdict(self._configuration.switches)
        modified = wire_time(self._configuration.last_edit(SWITCH).at)
        return msgspec.convert({**website, **switches, "gmtModified": modified}, SwitchInfo)

    @put("/api/admin/switch/update", guard=SYSTEM_INFO, summary="Switch on and off")
    async def put_switch_update(self, call: Call, body: SwitchBody) -> None:
        values = given_values(body)
        for name, value in values.items():
            if isinstance(value, int) and not isinstance(value, bool):
                values[name] = max(0, value)
        await self._configuration.change(
            SWITCH,
            values,
            call.actor,
            read_at=read_moment("gmtModified", body.gmtModified),
            now=self._clock.now_ms(),
        )
