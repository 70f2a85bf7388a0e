"""The calls that tell what a change would do (contract admin.md §12)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.contests.administration import wire
from oj_appliance.contests.administration.types import draft_of
from oj_appliance.contests.changes.service import ContestChanges
from oj_appliance.contests.changes.types import Effect
from oj_appliance.contests.problem_set import rules as problem_names
from oj_appliance.contests.problem_set.api import OrderBody
from oj_appliance.contests.problem_set.types import ProblemName
from oj_appliance.errors import Language
from oj_appliance.places.display_ids import LONGEST_DISPLAY_ID, LONGEST_DISPLAY_TITLE
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import CONTEST_ADMIN
from oj_appliance.web.wire import Id, up_to


class ProblemChangeBody(msgspec.Struct, kw_only=True):
    """Without a display id the problem is taken out."""

    cid: Id
    pid: Id
    displayId: Annotated[str, up_to(LONGEST_DISPLAY_ID)] | None = None
    displayTitle: Annotated[str, up_to(LONGEST_DISPLAY_TITLE)] = ""
    color: Annotated[str, up_to(20)] | None = None


class ChangeEffect(msgspec.Struct, kw_only=True):
    """`strong` where it takes something from people or cannot be taken back."""

    key: str
    strong: bool
    message: str


class ContestChangesApi:
    def __init__(self, changes: ContestChanges) -> None:
        self._changes = changes

    @post(
        "/api/admin/contest/change-effects",
        guard=CONTEST_ADMIN,
        summary="What saving these settings would change for whom",
    )
    async def get_change_effects(self, call: Call, body: wire.ChangedContest) -> list[ChangeEffect]:
        return await effects_of_settings(self._changes, call, body)

    @post(
        "/api/admin/contest/problem-change-effects",
        guard=CONTEST_ADMIN,
        summary="What naming a problem so, or taking it out, would change for whom",
    )
    async def get_problem_change_effects(
        self, call: Call, body: ProblemChangeBody
    ) -> list[ChangeEffect]:
        return await effects_of_problem(self._changes, call, body)

    @post(
        "/api/admin/contest/problem-order-effects",
        guard=CONTEST_ADMIN,
        summary="What putting the problems in this order would change for whom",
    )
    async def get_problem_order_effects(self, call: Call, body: OrderBody) -> list[ChangeEffect]:
        return await effects_of_order(self._changes, call, body)


async def effects_of_settings(
    changes: ContestChanges, call: Call, body: wire.ChangedContest
) -> list[ChangeEffect]:
    draft = wire.laid_over(draft_of(changes.contest(call.viewer, body.id)), body)
    found = await changes.of_settings(call.viewer, body.id, draft)
    return [_effect(each, call.language) for each in found]


async def effects_of_problem(
    changes: ContestChanges, call: Call, body: ProblemChangeBody
) -> list[ChangeEffect]:
    name = None
    if body.displayId is not None:
        wanted = ProblemName(body.displayId, body.displayTitle, body.color)
        name = problem_names.checked(wanted)
    found = await changes.of_problem(call.viewer, body.cid, body.pid, name)
    return [_effect(each, call.language) for each in found]


async def effects_of_order(
    changes: ContestChanges, call: Call, body: OrderBody
) -> list[ChangeEffect]:
    found = await changes.of_order(call.viewer, body.cid, body.pids)
    return [_effect(each, call.language) for each in found]


def _effect(found: Effect, language: Language) -> ChangeEffect:
    return ChangeEffect(key=found.key, strong=found.is_strong, message=found.text.text(language))
