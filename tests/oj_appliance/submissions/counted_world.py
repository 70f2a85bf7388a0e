"""A site whose slots do not work, what may be done to its submissions, and what must be counted of
them after each step."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import msgspec

from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.clock import Clock
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.rejudging import RejudgingPart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.judging.sandbox import open_judge
from oj_appliance.judging.types import (
    JudgeReport,
    Verdict,
)
from oj_appliance.places.types import PRACTICE
from oj_appliance.problems.types.problem import (
    ProblemRemoved,
)
from oj_appliance.problems.wastebasket.service import ProblemWastebasket
from oj_appliance.rankings import store as rankings_store
from oj_appliance.settings import LimitSettings, ServerSettings, Settings
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.derived.listener import DerivedTables
from oj_appliance.submissions.derived.recount import recount
from oj_appliance.submissions.model import Submission
from oj_appliance.submissions.rejudging import store as rejudge_store
from oj_appliance.submissions.rejudging.types import Snapshot
from oj_appliance.submissions.store import reading as store
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import SubmissionMoved, SubmitRequest
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions
from oj_appliance.web.guards import Actor, Viewer
from tests.recounting import recount_in
from tests.server_process import ServerProcess

Result = TypeVar("Result")

PEOPLE, PROBLEMS = 2, 2
COUNTERS = {"ac": 0, "wa": -1, "tle": 1, "mle": 2, "re": 3, "pe": -3, "ce": -2, "se": 4, "pa": 8}
FINAL = [each for each in Verdict if each not in (5, 6, 7, 9, -5, -10, -4)]
MINUTE_MS = 61_000


class SteppingClock(Clock):
    """Stands still unless a step of the test moves it."""

    def __init__(self) -> None:
        self.moment = 1_700_000_000_000

    def now_ms(self) -> int:
        return self.moment


class World:
    """A site whose slots do not work: the test itself claims rows and says the verdicts."""

    def __init__(self, server: ServerProcess, names: list[str], pids: list[int]) -> None:
        self.clock = SteppingClock()
        configured = Settings(
            server=ServerSettings(data=str(server.data)),
            limits=LimitSettings(submit_interval=False),
        )
        self.loop = asyncio.new_event_loop()
        folder = DataFolder(server.data)
        self.judge = open_judge(folder.judge_cache, folder.blobs, slots=1, owner=None)
        self.appliance: Appliance = build(configured, self.judge, self.clock)
        self.run(self.appliance.load())
        self.submissions = self.appliance[SubmissionPart].service
        self.judging = self.appliance[SubmissionPart].judging
        self.changes = self.appliance[RejudgingPart].changes
        self.problems = self.appliance[ProblemPart].service
        self.pids = pids
        self.sql = sqlite3.connect(server.data / "oj.sqlite3")
        rows = dict(self.sql.execute("SELECT username, id FROM account").fetchall())
        self.people = [
            Viewer(uid=rows[name], username=name, role="user", permissions=frozenset({"submit"}))
            for name in names
        ]
        self.root = Actor(Viewer(uid=rows["root"], username="root", role="root"), "127.0.0.1")
        self.ids: list[int] = []
        self.applied: dict[int, Snapshot] = {}
        events = Events()
        derived = DerivedTables(self.clock, self.problems)
        events.subscribe(SubmissionMoved, derived.follow_move)
        events.subscribe(ProblemRemoved, derived.forget_problem)
        self.wastebasket = ProblemWastebasket(self.appliance.database, self.clock, events)
        self.transitions = Transitions(self.clock, events, UnfinishedSubmissions())

    def write(self, change: Callable[..., Result], *given: Any, **named: Any) -> Result:
        return self.run(self.appliance.database.write(change, *given, **named))

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(work)

    def forget_all(self) -> None:
        def clear() -> None:
            Submission.delete().execute()
            recount(fetch_all, now=0)

        self.write(clear)
        self.ids = []
        self.applied = {}

    def attempt_of(self, submission_id: int) -> int:
        row = self.sql.execute("SELECT attempt FROM submission WHERE id = ?", (submission_id,))
        return int(row.fetchone()[0])

    def places(self) -> list[int]:
        """Places in the queue of the submissions made since `forget_all`."""
        found = self.run(self.submissions.check_statuses(self.root.viewer, self.ids))
        places = {each.id: self.submissions.queue_position(each)[0] for each in found}
        return [places[each] or 0 for each in self.ids]

    def close(self) -> None:
        self.run(self.appliance.close())
        if self.judge is not None:
            self.judge.close()
        self.sql.close()
        self.loop.close()


@contextlib.contextmanager
def refusals_allowed() -> Iterator[None]:
    try:
        yield
    except ApiError as refused:
        assert refused.key in REFUSALS, refused.key


def in_practice(pid: int) -> SubmitRequest:
    return SubmitRequest(
        problem=pid,
        place=PRACTICE,
        language="Python3",
        code="print(1)",
        ip="127.0.0.1",
        received_at=0,
    )


def take(world: World, step: tuple[Any, ...]) -> None:
    """One step; what the rules refuse changes nothing."""
    name, *rest = step
    with refusals_allowed():
        if name == "submit":
            request = in_practice(world.pids[rest[1]])
            submitted = world.run(world.submissions.submit(world.people[rest[0]], request))
            world.ids.append(submitted.detail.record.id)
        elif name == "wait":
            world.clock.moment += rest[0]
        elif name == "rejudge_problem":
            world.run(world.changes.rejudge_problem(world.root, world.pids[rest[0]], None))
        elif world.ids:
            take_on(world, name, world.ids[rest[0] % len(world.ids)], rest[1:])


REFUSALS = {
    "problem.hidden",
    "submission.not_failed",
    "judge.still_running",
    "judge.nothing_to_rejudge",
    "judge.in_progress",
    "judge.manual_ce",
    "judge.bad_status",
    "judge.already_cancelled",
}


def take_on(world: World, name: str, submission_id: int, rest: list[Any]) -> None:
    judging, changes = world.judging, world.changes
    if name == "claim":
        world.run(judging.claim(submission_id, "local"))
    elif name in ("judge", "late_word"):
        world.run(judging.claim(submission_id, "local"))
        attempt = world.attempt_of(submission_id) - (name == "late_word")
        world.run(judging.record_verdict(submission_id, attempt, JudgeReport(rest[0])))
    elif name == "put_back":
        attempt = world.attempt_of(submission_id)
        world.write(world.transitions.put_back, submission_id, attempt, failed=False)
    elif name == "apply":
        world.write(apply, world, submission_id, *rest)
    elif name == "take_back":
        world.write(take_back, world, submission_id)
    elif name == "manual":
        world.run(changes.manual_judge(world.root, submission_id, rest[0], None))
    elif name == "cancel":
        world.run(changes.cancel(world.root, submission_id))
    elif name == "rejudge":
        world.run(changes.rejudge(world.root, submission_id))
    else:
        world.run(changes.resubmit(world.root, submission_id))


def apply(world: World, submission_id: int, status: int, score: int | None) -> None:
    """What a rejudge writes that was looked at first; points as an OI problem has them."""
    before = rejudge_store.snapshot_of(submission_id)
    row = store.find_record(submission_id)
    assert before is not None and row is not None
    if row.status in IN_PROGRESS or submission_id in world.applied:
        return
    world.applied[submission_id] = before
    moved = {"status": status, "score": score, "oi_rank_score": score}
    world.transitions.apply(row, {**msgspec.structs.asdict(before.row), **moved}, [])


def take_back(world: World, submission_id: int) -> None:
    before, row = world.applied.pop(submission_id, None), store.find_record(submission_id)
    if before is not None and row is not None:
        world.transitions.take_back(row, msgspec.structs.asdict(before.row), before.cases)
        assert rejudge_store.snapshot_of(submission_id) == before


def check_against_recount(world: World) -> None:
    assert set(recount_in(world.sql, mend=False).values()) == {0}
    world.sql.commit()
    for pid in world.pids:
        rows = world.sql.execute("SELECT status FROM submission WHERE problem_id = ?", (pid,))
        statuses = [row[0] for row in rows]
        expected = [len(statuses), *(statuses.count(code) for code in COUNTERS.values())]
        columns = ", ".join(["total", *COUNTERS])
        kept = world.sql.execute(
            f"SELECT {columns} FROM problem_count WHERE problem_id = ? AND group_id = 0", (pid,)
        ).fetchone()
        assert list(kept or [0] * len(expected)) == expected
    firsts: dict[tuple[str, int], tuple[int, int]] = {}
    for uid, pid, submission_id, when in world.sql.execute(
        "SELECT user_id, problem_id, id, submit_time FROM submission WHERE status = 0"
        " AND problem_id IS NOT NULL ORDER BY submit_time, id"
    ):
        firsts.setdefault((uid, pid), (submission_id, when))
    kept_firsts = world.sql.execute(
        "SELECT user_id, problem_id, submission_id, created_at FROM user_accepted"
    )
    assert {(row[0], row[1]): (row[2], row[3]) for row in kept_firsts} == firsts
    rank = world.run(world.appliance.database.read(rankings_store.recent_rank, since=0, limit=10))
    solved = [uid for uid, _ in firsts]
    totals = world.sql.execute("SELECT user_id, solved, submissions FROM user_total")
    submitted = [row[0] for row in world.sql.execute("SELECT user_id FROM submission")]
    for uid, kept_solved, kept_submissions in totals:
        assert (kept_solved, kept_submissions) == (solved.count(uid), submitted.count(uid))
    assert {row.uid: row.accepted for row in rank} == {uid: solved.count(uid) for uid in solved}
