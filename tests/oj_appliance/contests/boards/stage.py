"""`oj serve` on which root sets the clock, puts contests up and moves submissions, as
`python -m tests.oj_appliance.contests.boards.stage serve …`. What the orders move goes through the
house's own transitions."""

from __future__ import annotations

import socket
import sys
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec

from oj_appliance.app import PARTS, build
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.clock import Clock
from oj_appliance.composition.contest_live import ContestLivePart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.contests.clics.feed import api as feed_api
from oj_appliance.contests.types import Contest
from oj_appliance.judging.rules import Lane
from oj_appliance.judging.types import JudgeReport, Verdict
from oj_appliance.places.codec import place_of
from oj_appliance.places.types import Auth
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.submissions.store import reading
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import NewSubmission, PlacedProblem, SubmissionRecord
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Id, Int, Uid

NARROW = 4096  # bytes that a connection's own buffers hold, about


class StagedClock(Clock):
    """Stands at `moment` once that is set; `later_s` moves what measures lengths."""

    moment: int | None = None
    later_s = 0

    def now_ms(self) -> int:
        return super().now_ms() if self.moment is None else self.moment

    def monotonic(self) -> float:
        return super().monotonic() + self.later_s


class ClockBody(msgspec.Struct):
    now: Int
    laterBy: Int = 0


class ContestBody(msgspec.Struct):
    """`contest` as the house keeps it; `problems` are (number, display id)."""

    contest: dict[str, Any]
    problems: list[tuple[int, str]]


class SubmitBody(msgspec.Struct):
    cid: Id
    pid: Id
    uid: Uid
    at: Int


class MoveBody(msgspec.Struct):
    """`verb` is verdict, rejudge, by_hand or cancel."""

    submitId: Id
    verb: str
    status: Int = 0
    score: Int | None = None
    time: Int | None = None


class FeedBody(msgspec.Struct):
    """Whoever has taken nothing for so long, in s, is cut off."""

    takesWithin: float


class Submitted(msgspec.Struct):
    submitId: int


class StageApi:
    def __init__(self, house: House, clock: StagedClock) -> None:
        self._database: Database = house.foundation.database
        self._transitions: Transitions = house[SubmissionPart].transitions
        self._known = house[ContestPart].known
        self._turns = house[ContestLivePart].turns
        self._clock = clock

    @post("/api/stage/clock", guard=ROOT, summary="Sets the clock")
    async def clock(self, call: Call, body: ClockBody) -> None:
        self._clock.moment = body.now
        self._clock.later_s += body.laterBy
        self._turns.look()

    @post(
        "/api/stage/contest", guard=ROOT, summary="Puts a contest up, or another one in its place"
    )
    async def contest(self, call: Call, body: ContestBody) -> None:
        contest = msgspec.convert(body.contest, Contest)
        await self._database.write(_put_contest, contest, body.problems)
        await self._known.refresh(contest.id)
        self._turns.look()

    @post("/api/stage/submit", guard=ROOT, summary="Something is submitted")
    async def submit(self, call: Call, body: SubmitBody) -> Submitted:
        self._clock.moment = body.at
        record = await self._database.write(self._transitions.store, _submission(body))
        self._transitions.announce(record)
        return Submitted(record.id)

    @post("/api/stage/move", guard=ROOT, summary="What becomes of it")
    async def move(self, call: Call, body: MoveBody) -> None:
        record = await self._database.write(self._moved, body)
        self._transitions.announce(record)

    @post("/api/stage/feed", guard=ROOT, summary="Sets how patient feeds are")
    async def feed(self, call: Call, body: FeedBody) -> None:
        feed_api.TAKES_WITHIN_S = body.takesWithin

    @post("/api/stage/narrow", guard=ROOT, summary="This connection takes little at once")
    async def narrow(self, call: Call) -> None:
        assert call.request.transport is not None
        connection = call.request.transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)

    def _moved(self, body: MoveBody) -> SubmissionRecord:
        before = reading.find_record(body.submitId)
        assert before is not None
        match body.verb:
            case "verdict":
                return self._judged(body)
            case "rejudge":
                return self._transitions.reset(before, Lane.REJUDGE)
            case "by_hand":
                return self._transitions.by_hand(
                    before, body.status, score=body.score, oi_rank_score=None, judger="root"
                )
            case _:
                return self._transitions.cancel(before, "root")

    def _judged(self, body: MoveBody) -> SubmissionRecord:
        claimed = self._transitions.claim(body.submitId, "stage")
        assert claimed is not None
        report = JudgeReport(Verdict(body.status), time_ms=body.time or 0, score=body.score)
        record = self._transitions.verdict(
            body.submitId,
            claimed.attempt,
            report,
            oi_rank_score=None,
            data_version_id=None,
            cases=[],
        )
        assert record is not None
        return record


def _submission(body: SubmitBody) -> NewSubmission:
    return NewSubmission(
        problem_id=body.pid,
        display_pid="P",
        place=place_of(cid=body.cid),
        is_trial=False,
        contest_problem_id=0,
        training_id=None,
        uid=body.uid,
        username="somebody",
        language="C",
        code="code",
        ip="",
        lane=Lane.CONTEST,
        client_key=None,
        client_key_hash=None,
        title="P",
        titles={},
        problem=PlacedProblem(body.pid, Auth.PUBLIC, False, None, True, True),
    )


def _put_contest(contest: Contest, problems: list[tuple[int, str]]) -> None:
    values = msgspec.to_builtins(contest)
    del values["group"]
    values["user_id"] = values.pop("uid")
    for name in ("star_accounts", "awards"):
        values[name] = msgspec.json.encode(values[name]).decode()
    names, marks = ", ".join(values), ", ".join("?" for _ in values)
    # A row in place of the one that was there, and not another one: others refer to it.
    laid_over = ", ".join(f"{name} = excluded.{name}" for name in values)
    fetch_all(
        f"INSERT INTO contest({names}) VALUES ({marks}) ON CONFLICT(id) DO UPDATE SET {laid_over}",
        *values.values(),
    )
    query = "SELECT problem_id, display_id FROM contest_problem WHERE contest_id = ?"
    if sorted(fetch_all(query, contest.id)) == sorted(map(tuple, problems)):
        return
    fetch_all("DELETE FROM contest_problem WHERE contest_id = ?", contest.id)
    for problem_id, display_id in problems:
        fetch_all(
            "INSERT INTO contest_problem(contest_id, problem_id, display_id, display_title, color,"
            " created_at, updated_at) VALUES (?, ?, ?, ?, NULL, 0, 0)",
            *(contest.id, problem_id, display_id, f"Problem {display_id}"),
        )


class StagePart(Part):
    clock = StagedClock()

    def __init__(self, house: House) -> None:
        self._house = house

    def apis(self) -> list[object]:
        return [StageApi(self._house, self.clock)]


if __name__ == "__main__":
    staged = partial(build, clock=StagePart.clock, parts=(*PARTS, StagePart))
    with patch.object(serve, "build", staged):
        sys.exit(main())
