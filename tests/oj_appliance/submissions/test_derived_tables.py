"""Counters, first-accept table and rank equal a recount after any order of submitting, judging,
judging again, by hand, and cancelling (contract 20-schema, invariants 3 and 5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from oj_appliance.events import Events
from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.judging.one_offs import OneOffs
from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.rules import Lane
from oj_appliance.judging.slots import Slots
from oj_appliance.judging.types import (
    CaseReport,
    JobKind,
    JudgeReport,
    JudgeTask,
    QueuedJob,
    Verdict,
)
from oj_appliance.problems.rules import Auth
from oj_appliance.problems.types.problem import (
    CaseDraft,
    Example,
    ProblemDraft,
    Statement,
)
from oj_appliance.submissions.judging.listener import SubmissionJudging
from oj_appliance.submissions.judging.progress_news import ProgressNews
from oj_appliance.submissions.rules import oi_rank_score
from oj_appliance.submissions.waiting.positions import WaitingRows
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions
from tests.oj_appliance.submissions.counted_world import (
    FINAL,
    MINUTE_MS,
    PEOPLE,
    PROBLEMS,
    World,
    check_against_recount,
    in_practice,
    take,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    server = ServerProcess().start()
    root = server.client("root")
    names = [f"person{number}" for number in range(PEOPLE)]
    for name in names:
        server.add_user(name)
    pids = [add_problem(root, a_plus_b(f"P{number}")) for number in range(PROBLEMS)]
    server.stop()
    made = World(server, names, pids)
    yield made
    made.close()
    server.remove()


which = st.integers(0, 3)
# Accepted as often as all others together: what is derived from it is what is tried here.
verdicts = st.one_of(st.just(Verdict.ACCEPTED), st.sampled_from(FINAL))
by_hand = st.one_of(st.just(Verdict.ACCEPTED), st.sampled_from(list(Verdict)))
steps = st.one_of(
    st.tuples(st.just("submit"), st.integers(0, PEOPLE - 1), st.integers(0, PROBLEMS - 1)),
    st.tuples(st.just("claim"), which),
    st.tuples(st.just("judge"), which, verdicts),
    st.tuples(st.just("late_word"), which, verdicts),
    st.tuples(st.just("manual"), which, by_hand),
    st.tuples(st.just("cancel"), which),
    st.tuples(st.just("rejudge"), which),
    st.tuples(st.just("resubmit"), which),
    st.tuples(st.just("rejudge_problem"), st.integers(0, PROBLEMS - 1)),
    st.tuples(st.just("apply"), which, verdicts, st.one_of(st.none(), st.integers(0, 110))),
    st.tuples(st.just("take_back"), which),
    st.tuples(st.just("put_back"), which),
    st.tuples(st.just("wait"), st.sampled_from([1, 1000, MINUTE_MS])),
)


TWO_ACCEPTED = [("judge", 2, Verdict.ACCEPTED), ("judge", 0, Verdict.ACCEPTED)]


@settings(max_examples=100, deadline=None)
@given(st.lists(steps, max_size=20))
@example([*TWO_ACCEPTED, ("cancel", 0), ("rejudge", 2), ("judge", 2, Verdict.WRONG_ANSWER)])
def test_derived_tables_equal_a_recount(world: World, taken: list[tuple[Any, ...]]) -> None:
    world.forget_all()
    for number in range(3):
        take(world, ("submit", number % PEOPLE, 0))
    for step in taken:
        take(world, step)
        check_against_recount(world)


def test_a_cancelled_submission_gives_its_place_in_the_queue_away(world: World) -> None:
    world.forget_all()
    for _ in range(3):
        take(world, ("submit", 0, 0))
    before = world.places()
    take(world, ("cancel", 0))
    assert world.places() == [0, before[1] - 1, before[2] - 1]
    take(world, ("rejudge", 0))
    last, *others = world.places()
    assert last >= before[2] and others == [before[1] - 1, before[2] - 1]


def test_a_rejudge_that_failed_waits_in_its_own_lane_again(world: World) -> None:
    world.forget_all()
    for _ in range(2):
        take(world, ("submit", 0, 0))
    take(world, ("judge", 0, Verdict.WRONG_ANSWER))
    take(world, ("rejudge", 0))

    async def failed() -> list[QueuedJob]:
        """What waits after the sandbox failed on both rows."""
        queue = InProcessQueue(1)
        slots = Slots(None, most=1, limit=1)
        unfinished = UnfinishedSubmissions()
        judging = SubmissionJudging(
            database=world.appliance.database,
            problems=world.problems,
            unfinished=unfinished,
            transitions=world.transitions,
            waiting=WaitingRows(queue, Dispatcher(queue, slots, OneOffs(queue, slots))),
            progress=ProgressNews(world.clock, Events(), unfinished),
        )
        for submission_id in world.ids:
            job = await judging.claim(submission_id, "local")
            assert job is not None
            report = JudgeReport(Verdict.SYSTEM_ERROR, sandbox_failure="no box")
            await judging.finished(job, report)
        return queue.first(JobKind.SUBMISSION, 10)

    waiting = world.run(failed())
    assert [(job.key.number, job.lane) for job in waiting] == [
        (world.ids[1], Lane.SUBMISSION),
        (world.ids[0], Lane.REJUDGE),
    ]


def oi_draft(world: World, display_id: str, name: str, score: int) -> ProblemDraft:
    content = world.problems.blobs.put(name.encode())
    return ProblemDraft(
        statement=Statement("Sum", input="two numbers", output="their sum"),
        problem_id=display_id,
        type=1,
        examples=(Example("1", "2"),),
        cases=(CaseDraft(f"{name}.in", f"{name}.out", content, content, score),),
        languages=("Python3",),
    )


def test_a_verdict_is_recorded_by_the_data_that_it_was_judged_with(world: World) -> None:
    """A teacher saves other data while the program runs."""
    world.forget_all()
    problems, judging = world.problems, world.judging
    author = world.root
    pid = world.run(problems.create(oi_draft(world, "NEWDATA", "old", 40), author))
    request = in_practice(pid)
    submitted = world.run(world.submissions.submit(world.root.viewer, request))
    number = submitted.detail.record.id
    job = world.run(judging.claim(number, "local"))
    assert job is not None
    (old,) = world.sql.execute("SELECT data_version_id FROM problem WHERE id = ?", (pid,))
    world.run(problems.update(pid, oi_draft(world, "NEWDATA", "new", 100), author))

    assert isinstance(job.work, JudgeTask)
    (case,) = job.work.cases
    ran = CaseReport(1, Verdict.ACCEPTED, 1, 1, score=40, case_id=case.case_id)
    world.run(judging.finished(job, JudgeReport(Verdict.ACCEPTED, score=40, cases=(ran,))))
    recorded = world.sql.execute(
        "SELECT oi_rank_score, data_version_id FROM submission WHERE id = ?", (number,)
    ).fetchone()
    assert recorded == (oi_rank_score(40, 1), *old)
    names = world.sql.execute(
        "SELECT input_name, output_name FROM submission_case WHERE submission_id = ?", (number,)
    ).fetchall()
    assert names == [("old.in", "old.out")]


def test_what_went_for_ever_is_counted_no_more(world: World) -> None:
    """A problem that leaves the wastebasket takes what it counted along."""
    world.forget_all()
    author = world.root
    draft = replace(oi_draft(world, "LEAVES", "in", 40), auth=Auth.PUBLIC)
    pid = world.run(world.problems.create(draft, author))
    world.pids.append(pid)
    for person in range(PEOPLE):
        take(world, ("submit", person, len(world.pids) - 1))
        take(world, ("submit", person, 0))
    for number in range(len(world.ids)):
        take(world, ("judge", number, Verdict.ACCEPTED))
        take(world, ("apply", number, Verdict.ACCEPTED, 30 + number))
    world.pids.pop()

    def totals() -> dict[str, tuple[int, ...]]:
        rows = world.sql.execute("SELECT user_id, submissions, solved, score_sum FROM user_total")
        return {uid: tuple(rest) for uid, *rest in rows}

    first, second = (person.account_id for person in world.people)
    assert totals()[first] == (2, 2, 30 + 31) and totals()[second] == (2, 2, 32 + 33)
    world.run(world.problems.delete(pid, author))
    world.run(world.wastebasket.remove(pid, actor=world.root))
    assert totals()[first] == (2, 1, 31) and totals()[second] == (2, 1, 33)
    check_against_recount(world)
