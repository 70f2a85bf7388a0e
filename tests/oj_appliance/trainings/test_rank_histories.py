"""The rank that is kept by each verdict equals one that is counted anew from the submissions, after
any order of entering, submitting, judging, judging again, cancelling, and of what teachers do to
the training (contract training.md §3, §4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.trainings import TrainingPart
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.judging.types import JudgeReport, Verdict
from oj_appliance.places.types import Kind, Place
from oj_appliance.submissions.derived.listener import DerivedTables
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import SubmissionMoved
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions
from oj_appliance.trainings.administration.service import TrainingEditing
from oj_appliance.trainings.administration.types import CategoryChoice, Saving, TrainingDraft
from oj_appliance.trainings.listener import follow_move
from oj_appliance.trainings.problem_set.service import TrainingProblemSet
from oj_appliance.trainings.rank import store as rank_store
from oj_appliance.trainings.types import Training
from oj_appliance.web.paging import Window
from tests.oj_appliance.submissions.counted_world import (
    FINAL,
    MINUTE_MS,
    PEOPLE,
    PROBLEMS,
    World,
    in_practice,
    take,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.recounting import recount_in
from tests.server_process import ServerProcess

PASSWORD = "open sesame"
COUNTED = (-3, -2, -1, 0, 1, 2, 3, 8)  # contract training.md §3
PUBLIC, HIDDEN = 1, 2
EVERYBODY = Window(0, 100)


class RankWorld(World):
    """With two private trainings of the same problems, of which the second has none at first."""

    def __init__(self, server: ServerProcess, names: list[str], pids: list[int]) -> None:
        super().__init__(server, names, pids)
        database, part = self.appliance.database, self.appliance[TrainingPart]
        self.trainings, self.part = part.service, part
        groups = self.appliance[GroupPart].service
        self.editing = TrainingEditing(database, self.clock, part.known, groups, Events())
        self.problem_set = TrainingProblemSet(database, self.clock, self.editing)
        # What this world writes by itself is heard as the appliance hears it.
        events = Events()
        derived = DerivedTables(self.clock, self.problems)
        events.subscribe(SubmissionMoved, derived.follow_move)
        events.subscribe(SubmissionMoved, follow_move)
        self.transitions = Transitions(self.clock, events, UnfinishedSubmissions())
        self.tids: list[int] = []

    def begin(self) -> None:
        """A new story: nothing submitted, nobody entered, all problems public."""
        for tid in self.tids:
            self.run(self.editing.delete(self.root, self.training(tid)))
        self.forget_all()
        for pid in self.pids:
            self.run(self.problems.change_auth(pid, PUBLIC, self.root))
        saving = Saving(self.draft(PASSWORD), CategoryChoice(name="Ranked"))
        self.tids = [self.run(self.editing.create(self.root, None, saving)) for _ in range(2)]
        for pid in self.pids:
            self.add_problem(self.tids[0], pid)

    @staticmethod
    def draft(password: str | None) -> TrainingDraft:
        auth = "Public" if password is None else "Private"
        return TrainingDraft(title="Ranked", description="Text", auth=auth, password=password)

    def training(self, tid: int) -> Training:
        found = self.trainings.find(tid)
        assert found is not None
        return found

    def add_problem(self, tid: int, pid: int) -> None:
        training = self.training(tid)
        self.run(self.problem_set.add_public(self.root, training, pid, f"Q{pid}"))

    # -- steps

    def enter(self, person: int, at: int) -> None:
        self.run(self.trainings.register(self.people[person], self.tids[at], PASSWORD))

    def submit_there(self, person: int, at: int, problem: int) -> None:
        request = in_practice(self.pids[problem])
        place = Place(Kind.TRAINING, self.tids[at])
        asked = replace(request, place=place)
        submitted = self.run(self.submissions.submit(self.people[person], asked))
        self.ids.append(submitted.detail.record.id)

    def judge_in(self, which: int, verdict: Verdict, time_ms: int) -> None:
        if self.ids:
            number = self.ids[which % len(self.ids)]
            self.run(self.judging.claim(number, "local"))
            report = JudgeReport(verdict, time_ms=time_ms)
            self.run(self.judging.record_verdict(number, self.attempt_of(number), report))

    def add(self, at: int, problem: int) -> None:
        self.add_problem(self.tids[at], self.pids[problem])

    def take_out(self, at: int, problem: int) -> None:
        training = self.training(self.tids[at])
        self.run(self.problem_set.remove(self.root, training, self.pids[problem]))

    def save(self, at: int, password: str | None) -> None:
        saving = Saving(self.draft(password), CategoryChoice(name="Ranked"))
        self.run(self.editing.update(self.root, self.training(self.tids[at]), saving))

    def show(self, problem: int, auth: int) -> None:
        self.run(self.problems.change_auth(self.pids[problem], auth, self.root))
        self.run(self.part.stop())  # trainings follow the bank a moment later


OWN_STEPS = ("enter", "submit_there", "judge_in", "add", "take_out", "save", "show")
# What the rules say no to changes nothing.
REFUSALS = {
    *("training.already_registered", "training.register_first", "training.problem_exists"),
    *("training.problem_missing", "training.is_public", "problem.missing", "problem.hidden"),
    "training.wrong_password",
}


def follow(world: RankWorld, step: tuple[Any, ...]) -> None:
    name, *rest = step
    try:
        if name in OWN_STEPS:
            getattr(world, name)(*rest)
        else:
            take(world, step)
    except ApiError as refused:
        assert refused.key in REFUSALS, refused.key


def counted_anew(world: RankWorld, tid: int) -> list[tuple[str, int, int, dict[int, Any]]]:
    """The rank as the contract describes it, from the rows of what was submitted."""
    sql = world.sql
    if not world.training(tid).is_private:
        return []
    entered = dict(
        sql.execute(
            "SELECT user_id, created_at FROM training_register WHERE training_id = ? AND status",
            (tid,),
        )
    )
    met = dict(
        sql.execute(
            "SELECT problem.id, auth FROM training_problem JOIN problem"
            " ON problem.id = training_problem.problem_id WHERE training_id = ?",
            (tid,),
        )
    )
    made: dict[str, dict[int, list[Any]]] = defaultdict(lambda: defaultdict(list))
    for uid, pid, status, score, time, when, here in sql.execute(
        "SELECT user_id, problem_id, status, score, time, submit_time, training_id"
        " FROM submission WHERE place_kind = 0 AND NOT is_trial ORDER BY submit_time, id"
    ):
        since = entered.get(uid)
        counts = here == tid or (since is not None and (since <= when or status == 0))
        if counts and pid in met and status in COUNTED:
            made[uid][pid].append((status, score, time or 0))
    rows = []
    for uid, problems in made.items():
        cells = {pid: cell_of(tries) for pid, tries in problems.items()}
        shown = [cell for pid, cell in cells.items() if met[pid] == PUBLIC]
        solved = sum(status == 0 for status, _, _ in shown)
        rows.append((uid, solved, sum(time for _, _, time in shown), cells))
    return sorted(rows, key=lambda row: (-row[1], row[2], row[0]))


def cell_of(tries: list[Any]) -> tuple[int, int | None, int]:
    accepted = [each for each in tries if each[0] == 0]
    if accepted:
        return 0, accepted[0][1], min(time for _, _, time in accepted)
    status, score, _ = tries[-1]
    return status, score, 0


def check(world: RankWorld) -> None:
    world.sql.commit()
    for tid in world.tids:
        read = world.appliance.database.read
        page = read(rank_store.page, tid, (), "", EVERYBODY, searches_realname=False)
        rows, total = world.run(page)
        found = [
            (
                row.uid,
                row.accepted,
                row.run_time,
                {pid: tuple(cell) for pid, cell in row.cells.items()},
            )
            for row in rows
        ]
        expected = counted_anew(world, tid)
        assert (found, total) == (expected, len(expected))
    differing = recount_in(world.sql, mend=False)
    world.sql.rollback()
    assert (differing["training_cell"], differing["training_standing"]) == (0, 0)


@pytest.fixture(scope="module")
def world() -> Iterator[RankWorld]:
    server = ServerProcess().start()
    root = server.client("root")
    names = [f"ranked{number}" for number in range(PEOPLE)]
    for name in names:
        server.add_user(name)
    pids = [add_problem(root, a_plus_b(f"RANKED{number}")) for number in range(PROBLEMS)]
    server.stop()
    made = RankWorld(server, names, pids)
    yield made
    made.close()
    server.remove()


which = st.integers(0, 3)
person, problem, at = (st.integers(0, most - 1) for most in (PEOPLE, PROBLEMS, 2))
verdicts = st.one_of(st.just(Verdict.ACCEPTED), st.sampled_from(FINAL))
steps = st.one_of(
    st.tuples(st.just("enter"), person, at),
    st.tuples(st.just("submit"), person, problem),
    st.tuples(st.just("submit_there"), person, at, problem),
    st.tuples(st.just("judge_in"), which, verdicts, st.integers(0, 900)),
    st.tuples(st.just("judge_in"), which, verdicts, st.integers(0, 900)),
    st.tuples(st.just("manual"), which, verdicts),
    st.tuples(st.just("cancel"), which),
    st.tuples(st.just("rejudge"), which),
    st.tuples(st.just("rejudge_problem"), problem),
    st.tuples(st.just("apply"), which, verdicts, st.one_of(st.none(), st.integers(0, 110))),
    st.tuples(st.just("take_back"), which),
    st.tuples(st.just("put_back"), which),
    st.tuples(st.just("wait"), st.sampled_from([1, 1000, MINUTE_MS])),
    st.tuples(st.just("add"), at, problem),
    st.tuples(st.just("take_out"), at, problem),
    st.tuples(st.just("save"), at, st.sampled_from([PASSWORD, "another one", None])),
    st.tuples(st.just("show"), problem, st.sampled_from([PUBLIC, HIDDEN])),
)
BEGINNING = [("enter", 0, 0), ("submit", 0, 0), ("submit_there", 0, 0, 1), ("submit", 1, 0)]
SOLVED = [("judge_in", number, Verdict.ACCEPTED, 100 - number) for number in range(3)]


@pytest.mark.covers("S2-6-10")
@settings(max_examples=60, deadline=None)
@given(st.lists(steps, min_size=4, max_size=24))
@example([*SOLVED, ("enter", 1, 0), ("cancel", 0), ("rejudge", 1), ("take_out", 0, 1)])
@example([("judge_in", 0, Verdict.ACCEPTED, 0), ("show", 0, HIDDEN)])
@example([("show", 1, HIDDEN), ("submit", 0, 1)])
@example([*SOLVED, ("save", 0, None), ("save", 0, PASSWORD), ("show", 0, HIDDEN)])
@example([*SOLVED, ("apply", 0, Verdict.WRONG_ANSWER, 30), ("take_back", 0), ("add", 1, 0)])
def test_the_rank_equals_a_recount_whatever_happened(
    world: RankWorld, taken: list[tuple[Any, ...]]
) -> None:
    world.begin()
    for step in [*BEGINNING, *taken]:
        follow(world, step)
        check(world)
