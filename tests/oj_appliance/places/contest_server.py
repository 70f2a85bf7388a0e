"""`oj serve` with one part more, as `python -m tests.oj_appliance.places.contest_server serve …`.

The part registers a contest's policy, lists and exports its rows by the services that are there,
and takes orders from root about what is kept back."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

import msgspec

from oj_appliance.app import PARTS, build
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.errors import ApiError
from oj_appliance.places.codec import place_of
from oj_appliance.places.types import (
    Kind,
    ListedProblem,
    Place,
    Placed,
    PlacedRow,
    Shown,
    ShownWhen,
)
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.shown.wire import JudgeRow, judge_row
from oj_appliance.submissions.types import SubmissionFilter
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, ROOT, Viewer
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int
from tests.oj_appliance.places.contest_policy import ContestPolicy

MOST = 1000


class ContestQuery(PageQuery, kw_only=True):
    contestID: Id
    status: Int | None = None
    username: str | None = None


class KeepBody(msgspec.Struct):
    """Nothing is kept back where `others` is missing."""

    cid: Id
    since: Int = 0
    others: Int | None = None
    isCollected: bool = False
    isOver: bool = False
    pids: list[Id] = []
    isRootsAlone: bool = False


class ContestWithGuests(ContestPolicy):
    """Tells guests to log in, as contests do (contract submission.md §4, rule 2), and shows code to
    staff alone once the papers are collected, as an exam may; then nobody submits either. It may
    keep its rows to root alone. Once it is over, code may be shown and what failed sent again."""

    is_collected = False
    is_over = False
    is_roots_alone = False
    listed: tuple[ListedProblem, ...] = ()

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        return super().shows(viewer, row) & self._left(viewer)

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        left = self._left(viewer)
        return tuple(
            ShownWhen(each.shown & left, each.when) for each in super().shows_in_sql(viewer, place)
        )

    def _left(self, viewer: Viewer) -> Shown:
        if self.is_roots_alone and not viewer.is_root:
            return Shown.NOTHING
        return ~Shown.CODE if self.is_collected and not viewer.is_staff else Shown.ALL

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        super().may_submit(viewer, place, problem)
        if self.is_collected:
            raise ApiError("contest.ended")

    def may_share(self, place: Place) -> None:
        if not self.is_over:
            super().may_share(place)

    def may_resubmit(self, viewer: Viewer, place: Place) -> None:
        if not self.is_over:
            super().may_resubmit(viewer, place)

    def problems(self, viewer: Viewer, place: Place) -> tuple[ListedProblem, ...]:
        self.may_enter(viewer, place)
        return self.listed

    def refusal(self, viewer: Viewer, place: Place) -> ApiError:
        if viewer.is_guest:
            return ApiError("auth.login_required", status=401)
        return super().refusal(viewer, place)


class ContestApi:
    def __init__(self, policy: ContestWithGuests, submissions: Submissions) -> None:
        self._policy = policy
        self._submissions = submissions

    @get("/api/placed-submissions", guard=GUEST, summary="Submissions of a contest")
    async def contest_submissions(self, call: Call, query: ContestQuery) -> Page[JudgeRow]:
        window = query.window(15)
        records, total = await self._submissions.list_submissions(
            call.viewer,
            place_of(cid=query.contestID),
            SubmissionFilter(status=query.status, username=query.username),
            offset=window.offset,
            limit=window.limit,
        )
        return page_of(
            [judge_row(each, self._submissions.queue_position(each)) for each in records],
            total,
            window,
        )

    @get("/api/export-contest", guard=GUEST, summary="Its results, a line each")
    async def export_contest(self, call: Call, query: ContestQuery) -> str:
        records, _ = await self._submissions.list_submissions(
            call.viewer,
            place_of(cid=query.contestID),
            SubmissionFilter(),
            offset=0,
            limit=MOST,
        )
        lines = [f"{each.username},{each.status},{each.score},{each.time}" for each in records]
        return "\n".join(lines)

    @post("/api/keep-back", guard=ROOT, summary="What others may know from now on")
    async def keep_back(self, call: Call, body: KeepBody) -> None:
        self._policy.is_collected = body.isCollected
        self._policy.is_over = body.isOver
        self._policy.listed = tuple(ListedProblem(pid, "A", "First") for pid in body.pids)
        self._policy.is_roots_alone = body.isRootsAlone
        self._policy.kept_back.pop(body.cid, None)
        if body.others is not None:
            self._policy.kept_back[body.cid] = (body.since, Shown(body.others))


class ContestPart(Part):
    def __init__(self, house: House) -> None:
        self._policy = ContestWithGuests()
        self._submissions = house[SubmissionPart].service
        house[PlacePart].registry.register(Kind.CONTEST, self._policy)

    def apis(self) -> list[object]:
        return [ContestApi(self._policy, self._submissions)]


if __name__ == "__main__":
    with patch.object(serve, "build", partial(build, parts=(*PARTS, ContestPart))):
        sys.exit(main())
