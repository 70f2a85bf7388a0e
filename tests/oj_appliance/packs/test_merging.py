"""Six files of results become one sheet, and nothing of it is guessed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.exam_results.types import ResultCell, ResultPerson, ResultProblem, ResultSheet
from oj_appliance.packs.merging.rules import check_results, merged
from oj_appliance.packs.merging.types import (
    ALL,
    COUNT,
    LEAVE_OUT,
    Decision,
    KeptResults,
    Merged,
    TakenFile,
)
from oj_appliance.packs.results.types import SentProgram
from oj_appliance.packs.types import Counting, Expected, PackedProblem, Paper

COUNTING = Counting(score_type="Highest", duration_ms=None, grace_s=10)
PROBLEMS = [
    PackedProblem(problem_id=f"P{name}", display_id=name, title=name, score=100, seq=0)
    for name in "AB"
]


def paper(*people: Expected) -> Paper:
    return Paper(problems=PROBLEMS, people=list(people), counting=COUNTING)


def expected(name: str, number: str = "", realname: str = "") -> Expected:
    return Expected(username=name, number=number, realname=realname, class_name="")


def person(name: str, a: int = 0, used: int = 60, **further: Any) -> ResultPerson:
    values: dict[str, Any] = {
        **{"uid": name, "username": name, "realname": None, "number": None},
        **{"class_name": None, "seat": None, "rank": 1, "score": a, "used_s": used},
        **{"started_at": 1, "ended_at": 2, "handed_in": True, "extra_ms": 0, "paused_ms": 0},
        **{"submissions": 1, "late": 0, "unjudged": 0, "failed": 0},
        **{"cells": {"A": ResultCell(0, a)}, **further},
    }
    return ResultPerson(**values)


def file(number: int, *people: ResultPerson, **further: Any) -> TakenFile:
    points = further.pop("points", 100)
    problems = (ResultProblem(1, "A", "A", points), ResultProblem(2, "B", "B", 100))
    values: dict[str, Any] = {
        **{"pack_id": "0" * 32, "copy_id": f"{number:032x}", "school": f"School {number}"},
        **{"written_by": "root", "written_at": number, "is_over": True, "running": 0},
        **{"awaited": 0, "signed": None, "counting": COUNTING, "digests": {"1": "1" * 64}},
        **{"sheet": ResultSheet("Final", problems, people), **further},
    }
    return TakenFile(number, f"digest {number}", "root", 1, KeptResults(**values))


def answered(found: Merged, *choices: str) -> dict[str, Decision]:
    return {
        each.subject: Decision(each.among, choice, "root")
        for each, choice in zip(found.questions, choices, strict=True)
    }


def names(found: Merged) -> list[tuple[int, str, int]]:
    return [(each.rank, each.entry.person.username, each.entry.file.id) for each in found.people]


results = st.lists(
    st.tuples(st.integers(0, 100), st.integers(0, 5), st.integers(1, 6)), max_size=40
)


@given(results, st.randoms())
def test_the_merged_rank_is_that_of_all_together(
    found: list[tuple[int, int, int]], order: Any
) -> None:
    """Computed directly: who is before whom, in points and then in time."""
    people = [
        (school, person(f"s{number}", points, used))
        for number, (points, used, school) in enumerate(found)
    ]
    files = [file(n, *(each for school, each in people if school == n)) for n in range(1, 7)]
    order.shuffle(files)
    together = merged(paper(), files, {})
    assert together.questions == [] and len(together.people) == len(people)
    for each in together.people:
        mine = each.entry.person
        better = sum(
            other.score > mine.score or (other.score == mine.score and other.used_s < mine.used_s)
            for _, other in people
        )
        assert each.rank == better + 1


def test_one_student_in_two_schools_is_asked() -> None:
    files = [
        file(1, person("ann", 30, number="7"), person("ben", 10)),
        file(2, person("ann2", 50, number="7"), person("ben", 20)),
    ]
    found = merged(paper(), files, {})
    assert [each.subject for each in found.questions] == ["person:number:7", "person:name:ben"]
    assert names(found) == []
    decided = merged(paper(), files, answered(found, "2:ann2", ALL))
    assert decided.waiting == 0
    assert names(decided) == [(1, "ann2", 2), (2, "ben", 2), (3, "ben", 1)]
    # With a third result of the same student the answer holds no more.
    third = [*files, file(3, person("ann3", 90, number="7"))]
    again = merged(paper(), third, answered(found, "2:ann2", ALL))
    assert (again.waiting, len(again.people)) == (1, 2)


def test_whoever_is_not_on_the_roster_is_asked() -> None:
    roster = paper(expected("ann", "7", "Ann"), expected("cat", "9", "Cat"))
    files = [file(1, person("ann", 30, number="7", realname="Anna"), person("eve", 99))]
    found = merged(roster, files, {})
    assert [each.kind.value for each in found.questions] == ["name", "unknown"]
    assert found.questions[0].told == (("realname", "Ann", "Anna"),)
    assert names(merged(roster, files, answered(found, COUNT, LEAVE_OUT))) == [(1, "ann", 1)]
    both = merged(roster, files, answered(found, COUNT, COUNT))
    assert [name for _, name, _ in names(both)] == ["eve", "ann"]
    assert [absent.username for _, absent in both.absent] == ["cat"]


def test_an_account_of_the_same_name_and_another_number_is_somebody_else() -> None:
    roster = paper(expected("ann", "7"))
    found = merged(roster, [file(1, person("ann", number="8"))], {})
    assert [each.kind.value for each in found.questions] == ["unknown"]


def test_a_paper_that_the_school_changed_is_asked() -> None:
    lenient = Counting(score_type="Recent", duration_ms=3_600_000, grace_s=10)
    found = merged(paper(), [file(1, person("ann", 10), points=50, counting=lenient)], {})
    (question,) = found.questions
    assert question.told == (
        ("A", "100", "50"),
        ("scoreType", "Highest", "Recent"),
        ("duration", "", "60"),
    )
    assert (found.people, found.counted) == ([], set())
    assert len(merged(paper(), found.files, answered(found, COUNT)).people) == 1
    left_out = merged(paper(), found.files, answered(found, LEAVE_OUT))
    assert (left_out.waiting, left_out.people) == (0, [])


def test_a_problem_whose_content_the_school_changed_is_asked() -> None:
    sent = [msgspec.structs.replace(each, digest="1" * 64) for each in PROBLEMS]
    office = Paper(problems=sent, people=[], counting=COUNTING)
    found = merged(office, [file(1, person("ann", 10), digests={"1": "2" * 64, "2": "1" * 64})], {})
    (question,) = found.questions
    assert question.told == (("content A", "1" * 8, "2" * 8),)
    same = {"1": "1" * 64, "2": "1" * 64}
    assert merged(office, [file(1, person("ann", 10), digests=same)], {}).questions == []
    # An office of before knows of nothing to compare, and a school of before tells nothing.
    assert merged(paper(), [file(1, person("ann", 10))], {}).questions == []
    assert merged(office, [file(1, person("ann", 10), digests={})], {}).questions == []


@pytest.mark.parametrize(
    "amiss",
    [{"is_over": False}, {"running": 2}, {"awaited": 1}],
    ids=["open", "running", "awaited"],
)
def test_a_file_written_too_early_is_asked(amiss: dict[str, Any]) -> None:
    found = merged(paper(), [file(1, person("ann"), **amiss)], {})
    assert [each.kind.value for each in found.questions] == ["open"]
    unjudged = merged(paper(), [file(1, person("ann", unjudged=1))], {})
    assert [each.kind.value for each in unjudged.questions] == ["open"]


def test_two_files_of_one_school_are_asked() -> None:
    same = {"copy_id": "f" * 32}
    files = [file(1, person("ann", 10), **same), file(2, person("ann", 20), **same)]
    found = merged(paper(), files, {})
    (question,) = found.questions
    assert (question.choices, names(found)) == (("2", "1"), [])
    assert names(merged(paper(), files, answered(found, "1"))) == [(1, "ann", 1)]


def test_schools_of_one_name_are_told_apart() -> None:
    files = [file(n, person(f"s{n}"), school="Online Judge", copy_id=f"{n}" * 32) for n in (1, 2)]
    files.append(file(3, person("s3")))
    found = merged(paper(), files, {})
    assert sorted(found.schools.values()) == [
        *("Online Judge (1111)", "Online Judge (2222)", "School 3")
    ]


def test_whoever_waits_for_a_decision_is_not_told_as_absent() -> None:
    roster = paper(expected("ann", "7"), expected("ben", "8"))
    files = [file(1, person("ann", 10, number="7"), is_over=False)]
    found = merged(roster, files, {})
    assert [absent.username for _, absent in found.absent] == ["ben"]
    left_out = merged(roster, files, answered(found, LEAVE_OUT))
    assert [absent.username for _, absent in left_out.absent] == ["ann", "ben"]


@pytest.mark.parametrize(
    "people",
    [
        (person("ann", 10, score=11),),
        (person("ann"), person("ANN")),
        (person("ann", cells={"Z": ResultCell(0, 0)}),),
        (person("ann", -1),),
        (person("ann", used=2**60),),
    ],
    ids=["sum", "twice", "problem", "negative", "huge"],
)
def test_results_that_do_not_fit_together_are_refused(people: tuple[ResultPerson, ...]) -> None:
    with pytest.raises(ApiError, match=r"pack\.bad_results"):
        check_results(file(1, *people).results)


@pytest.mark.parametrize(("name", "letter"), [("eve", "A"), ("ann", "Z")])
def test_programs_of_nobody_in_the_sheet_are_refused(name: str, letter: str) -> None:
    values: dict[str, Any] = {"number": 1, "submit_time": 1, "status": 0, "score": None}
    sent = [
        SentProgram(username=name, display_id=letter, language="C", code="x", **values),
    ]
    with pytest.raises(ApiError, match=r"pack\.bad_results"):
        check_results(file(1, person("ann"), submissions=sent).results)
