"""Whatever is told at one time and at another: the lines between lead from one to the other."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.contests.boards.types import Person
from oj_appliance.contests.clics.feed.differences import Key, apply, changes, mark_after
from oj_appliance.contests.clics.told import told
from oj_appliance.contests.clics.types import Audience, Kept, Sent, Told
from oj_appliance.contests.types import ContestProblem
from tests.oj_appliance.contests.making import END, HOUR, START, a_contest

PROBLEMS = tuple(
    ContestProblem(10 + at, 1000, 100 + at, "ABC"[at], "Problem", None, 1, 0, 0) for at in range(3)
)
PEOPLE = {
    uid: Person(uid, f"name-{uid}", None, None, school, "secrecy", None)
    for uid, school in (("a", "First school"), ("b", None), ("c", "Second school"))
}
SENT = st.builds(
    Sent,
    uid=st.sampled_from([*PEOPLE, "gone"]),
    problem=st.sampled_from([100, 101, 102, 999]),
    id=st.integers(1, 30),
    submit_time=st.integers(START - HOUR, END + HOUR),
    status=st.sampled_from([0, -1, -2, 5, 7, 8, -4]),
    score=st.none() | st.integers(0, 100),
    run_time=st.none() | st.integers(0, 2000),
    language=st.sampled_from(["C", "C++ 17", "Java"]),
    queued_at=st.none() | st.integers(START, END),
    updated_at=st.integers(START, END + HOUR),
)


@st.composite
def worlds(draw: st.DrawFn) -> Told:
    contest = a_contest(
        type=draw(st.sampled_from([0, 1])),
        auto_real_rank=draw(st.booleans()),
        star_accounts=draw(st.sampled_from([(), ("name-a",)])),
    )
    sent = draw(st.lists(SENT, max_size=8, unique_by=lambda it: it.id))
    people = {uid: PEOPLE[uid] for uid in draw(st.sets(st.sampled_from(sorted(PEOPLE))))}
    problems = PROBLEMS[: draw(st.integers(0, 3))]
    kept = Kept(contest, problems, {}, sent, people, frozenset(people), ("C", "Java"))
    now = draw(st.integers(START - HOUR, END + 2 * HOUR))
    return told(kept, draw(st.sampled_from(list(Audience))), now)


def knowledge(*all_told: Told) -> dict[Key, bytes]:
    known: dict[Key, bytes] = {}
    for each in all_told:
        for change in changes(known, each):
            apply(known, change)
    return known


@settings(max_examples=150, deadline=None)
@given(st.lists(worlds(), min_size=1, max_size=4))
def test_lines_lead_from_whatever_was_told_to_what_is_told(history: list[Told]) -> None:
    assert knowledge(*history) == knowledge(history[-1])
    assert changes(knowledge(*history), history[-1]) == []


@settings(max_examples=150, deadline=None)
@given(worlds(), worlds())
def test_no_line_leaves_a_reference_to_what_is_not_told_yet_or_is_gone(
    before: Told, after: Told
) -> None:
    known = knowledge(before)
    for change in changes(known, after):
        apply(known, change)
        assert _dangling(known) == [], change


@settings(max_examples=100, deadline=None)
@given(worlds())
def test_the_same_is_said_in_the_same_order_with_the_same_marks(once: Told) -> None:
    said = [changes({}, once) for _ in range(2)]
    assert said[0] == said[1]
    marks = []
    for listed in said:
        mark = ""
        for change in listed:
            mark = mark_after(mark, change)
        marks.append(mark)
    assert marks[0] == marks[1]
    assert said[0][0].kind == "contest"
    assert said[0][-1].kind == "state"


_REFERENCES = {
    "language_id": "languages",
    "problem_id": "problems",
    "team_id": "teams",
    "submission_id": "submissions",
    "judgement_type_id": "judgement-types",
    "organization_id": "organizations",
}


def _dangling(known: dict[Key, bytes]) -> list[tuple[Key, str]]:
    found = []
    for key, data in known.items():
        told: dict[str, Any] = json.loads(data)
        for name, kind in _REFERENCES.items():
            if name in told and (kind, told[name]) not in known:
                found.append((key, name))
    return found
