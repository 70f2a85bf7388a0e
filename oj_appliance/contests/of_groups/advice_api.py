"""Calls that look ahead in a group's contest: what would embarrass, what a change would do, how it
will look (contract group.md §6)."""

from __future__ import annotations

from oj_appliance.contests.administration import wire
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.changes.api import (
    ChangeEffect,
    ProblemChangeBody,
    effects_of_order,
    effects_of_problem,
    effects_of_settings,
)
from oj_appliance.contests.changes.service import ContestChanges
from oj_appliance.contests.check.api import CheckQuery, ContestCheckAnswer, checked_answer
from oj_appliance.contests.check.service import ContestCheck
from oj_appliance.contests.preview.api import ContestPreview, ContestPreviewBody, opened_preview
from oj_appliance.contests.preview.service import ContestPreviews
from oj_appliance.contests.problem_set.api import OrderBody
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN


class GroupContestAdviceApi:
    """`editing`, `check` and `changes` are the groups' office."""

    def __init__(
        self,
        editing: ContestEditing,
        check: ContestCheck,
        changes: ContestChanges,
        previews: ContestPreviews,
    ) -> None:
        self._editing = editing
        self._check = check
        self._changes = changes
        self._previews = previews

    @get(
        "/api/group/contest-check",
        guard=LOGIN,
        summary="What would embarrass the organiser of a group's contest",
    )
    async def check_group_contest(self, call: Call, query: CheckQuery) -> ContestCheckAnswer:
        return checked_answer(await self._check.check(call.viewer, query.cid), call.language)

    @post(
        "/api/group/contest-change-effects",
        guard=LOGIN,
        summary="What saving these settings of a group's contest would change for whom",
    )
    async def get_group_change_effects(
        self, call: Call, body: wire.ChangedContest
    ) -> list[ChangeEffect]:
        return await effects_of_settings(self._changes, call, body)

    @post(
        "/api/group/contest-problem-change-effects",
        guard=LOGIN,
        summary="What naming a problem so, or taking it out, would change for whom there",
    )
    async def get_group_problem_change_effects(
        self, call: Call, body: ProblemChangeBody
    ) -> list[ChangeEffect]:
        return await effects_of_problem(self._changes, call, body)

    @post(
        "/api/group/contest-problem-order-effects",
        guard=LOGIN,
        summary="What putting the problems in this order would change for whom there",
    )
    async def get_group_problem_order_effects(
        self, call: Call, body: OrderBody
    ) -> list[ChangeEffect]:
        return await effects_of_order(self._changes, call, body)

    @post(
        "/api/group/contest-preview",
        guard=LOGIN,
        summary="Look at a group's contest as its participants do",
    )
    async def preview_group_contest(self, call: Call, body: ContestPreviewBody) -> ContestPreview:
        contest = self._editing.contest(call.viewer, body.cid)
        return opened_preview(await self._previews.open(call.actor, contest, body.stage))
