"""The cells of a class's table equal what is counted anew from the submissions, after any order of
submitting, judging, judging again and cancelling (contract class.md §1, §4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from oj_appliance.classes import store
from oj_appliance.classes.cells import follow_move
from oj_appliance.classes.ready import KeptRows
from oj_appliance.classes.service import ready_table
from oj_appliance.classes.students import Asked
from oj_appliance.classes.wire import class_table
from oj_appliance.composition.classes import ClassPart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.events import Events
from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Kind, Place
from oj_appliance.problems.types.problem import ProblemRemoved
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.derived.listener import DerivedTables
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import SubmissionMoved
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions
from oj_appliance.web.envelope import success
from tests.oj_appliance.groups.making import add_member, make_group
from tests.oj_appliance.groups.problems import make_group_problem
from tests.oj_appliance.submissions.counted_world import (
    FINAL,
    MINUTE_MS,
    PEOPLE,
    PROBLEMS,
    World,
    in_practice,
    take,
)
from tests.recounting import recount_in
from tests.server_process import ServerProcess

# Contract class.md §1: a try was judged, and not for the compiler or the judge alone.
WAITS, NO_TRY = (5, 6, 7), (5, 6, 7, -4, 10, -2, 4)
Cell = tuple[bool, int, int, int | None, int]


class ClassWorld(World):
    def __init__(self, server: ServerProcess, names: list[str], pids: list[int], gid: int) -> None:
        super().__init__(server, names, pids)
        self.gid = gid
        # What this world writes by itself is heard as the appliance hears it.
        events = Events()
        derived = DerivedTables(self.clock, self.problems)
        events.subscribe(SubmissionMoved, derived.follow_move)
        events.subscribe(SubmissionMoved, follow_move)
        self.kept = self.appliance[ClassPart].kept
        events.subscribe(SubmissionMoved, self.kept.follow_move)
        group = self.appliance[GroupPart].known.find(gid)
        assert group is not None
        self.uids = tuple(each.account_id for each in self.people)
        self.asked = Asked(group, self.root.viewer.account_id, True, self.uids)
        self.transitions = Transitions(self.clock, events, UnfinishedSubmissions())

    def forget_cells(self) -> None:
        """Around the house, so that the house is told."""
        fetch_all("DELETE FROM class_cell")
        self.kept.forget_problem(ProblemRemoved(0))

    def submit_here(self, person: int, problem: int) -> None:
        request = replace(in_practice(self.pids[problem]), place=Place(Kind.GROUP, self.gid))
        submitted = self.run(self.submissions.submit(self.people[person], request))
        self.ids.append(submitted.detail.record.id)

    def cells(self) -> dict[tuple[str, int], Cell]:
        found = self.run(self.appliance.database.read(store.tallies, self.gid, self.uids))
        return {
            (each.uid, each.problem_id): (
                *(each.is_solved, each.tries, each.waiting, each.best_score, each.last_at),
            )
            for each in found
        }

    def table(self, kept: KeptRows) -> bytes:
        """As it is answered, by what is kept there."""
        now, mark = self.clock.now_ms(), kept.mark()
        reading = self.appliance.database.read(ready_table, self.asked, None, now, kept, mark)
        return bytes(success(class_table(self.run(reading))).body)


@pytest.fixture(scope="module")
def world() -> Iterator[ClassWorld]:
    server = ServerProcess().start()
    root = server.client("root")
    gid = make_group(root)
    names = [f"celled{number}" for number in range(PEOPLE)]
    for name in names:
        add_member(root, gid, server.add_user(name))
    pids = [make_group_problem(root, gid) for _ in range(PROBLEMS)]
    server.stop()
    made = ClassWorld(server, names, pids, gid)
    yield made
    made.close()
    server.remove()


def counted_anew(world: ClassWorld) -> dict[tuple[str, int], Cell]:
    rows: dict[tuple[str, int], list[tuple[Any, ...]]] = defaultdict(list)
    for uid, pid, *rest in world.sql.execute(
        "SELECT user_id, problem_id, status, score, submit_time FROM submission"
        f" WHERE place_kind = {Kind.GROUP:d}"
    ):
        rows[uid, pid].append(tuple(rest))
    found: dict[tuple[str, int], Cell] = {}
    for key, submitted in rows.items():
        tries = [each for each in submitted if each[0] not in NO_TRY]
        found[key] = (
            any(status == 0 for status, _, _ in submitted),
            len(tries),
            sum(status in WAITS for status, _, _ in submitted),
            max((score for _, score, _ in tries if score is not None), default=None),
            max(at for _, _, at in tries or submitted),
        )
    return found


def check(world: ClassWorld) -> None:
    world.sql.commit()
    assert world.cells() == counted_anew(world)
    assert recount_in(world.sql, mend=False)["class_cell"] == 0
    assert world.table(world.kept) == world.table(KeptRows(world.appliance.database))
    world.sql.rollback()


which = st.integers(0, 3)
verdicts = st.one_of(st.just(Verdict.ACCEPTED), st.sampled_from(FINAL))
steps = st.one_of(
    st.tuples(st.just("submit_here"), st.integers(0, PEOPLE - 1), st.integers(0, PROBLEMS - 1)),
    st.tuples(st.just("claim"), which),
    st.tuples(st.just("judge"), which, verdicts),
    st.tuples(st.just("manual"), which, verdicts),
    st.tuples(st.just("cancel"), which),
    st.tuples(st.just("rejudge"), which),
    st.tuples(st.just("rejudge_problem"), st.integers(0, PROBLEMS - 1)),
    st.tuples(st.just("apply"), which, verdicts, st.one_of(st.none(), st.integers(0, 110))),
    st.tuples(st.just("take_back"), which),
    st.tuples(st.just("put_back"), which),
    st.tuples(st.just("wait"), st.sampled_from([1, 1000, MINUTE_MS])),
)
SOLVED = [("judge", number, Verdict.ACCEPTED) for number in range(3)]


@settings(max_examples=60, deadline=None)
@given(st.lists(steps, max_size=20))
@example([*SOLVED, ("cancel", 0), ("rejudge", 1), ("rejudge_problem", 0)])
@example([*SOLVED, ("apply", 0, Verdict.WRONG_ANSWER, 30), ("take_back", 0)])
def test_the_cells_equal_a_recount(world: ClassWorld, taken: list[tuple[Any, ...]]) -> None:
    world.forget_all()
    world.write(world.forget_cells)
    for number in range(3):
        world.submit_here(number % PEOPLE, 0)
    for step in taken:
        if step[0] == "submit_here":
            world.submit_here(*step[1:])
        else:
            take(world, step)
        check(world)
