"""No list of submissions sorts, scans or reads the rows of the whole table, whatever its filter."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import PRACTICE, Kind, Place, Shown
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.submissions.lists import choice as list_choice
from oj_appliance.submissions.lists import store as list_store
from oj_appliance.submissions.lists.choice import Choice, ListedPlace
from oj_appliance.submissions.lists.store import FEW_ROWS
from oj_appliance.submissions.store import reading as store
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
from tests.oj_appliance.places.contest_policy import ContestPolicy
from tests.oj_appliance.places.worlds import GROUP_POLICY

pytestmark = pytest.mark.quick

MANY = FEW_ROWS + 1
PEOPLE, PROBLEMS = ["1", "2"], [1000, 1001]
WALKED = {
    "submission_newest": [
        Choice(),
        Choice(people=PEOPLE, rows_of_people=MANY),
        Choice(problems=PROBLEMS, further=[7], rows_of_problems=MANY),
        Choice(people=PEOPLE, rows_of_people=MANY, problems=PROBLEMS, rows_of_problems=MANY),
    ],
    "submission_status_newest": [
        Choice(status=0),
        Choice(status=0, people=PEOPLE, rows_of_people=MANY),
        Choice(status=-1, problems=PROBLEMS, rows_of_problems=MANY),
    ],
    "submission_user_newest": [
        Choice(people=["1"], rows_of_people=MANY),
        Choice(people=["1"], rows_of_people=9, problems=[1000], rows_of_problems=MANY),
    ],
    "submission_problem_newest": [
        Choice(problems=[1000], rows_of_problems=MANY),
        Choice(people=PEOPLE, rows_of_people=MANY, problems=[1000], rows_of_problems=9),
    ],
}
COLLECTED = [
    Choice(people=PEOPLE, rows_of_people=9),
    Choice(people=PEOPLE, rows_of_people=9, status=0),
    Choice(problems=PROBLEMS, rows_of_problems=9),
    Choice(problems=[], further=[7]),
]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    folder: Path = tmp_path_factory.mktemp("plans")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    opened = Database(folder / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


def plan_of(database: Database, sql: str, *values: object) -> list[str]:
    rows = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", *values))
    return [row[3] for row in rows]


def of_table(plan: list[str], table: str) -> list[str]:
    return [step for step in plan if f" {table} " in f"{step} "]


@pytest.mark.parametrize(
    ("index", "choice"), [(index, each) for index, some in WALKED.items() for each in some]
)
def test_a_page_walks_an_index_in_its_order_and_reads_no_row(
    database: Database, index: str, choice: Choice
) -> None:
    rows = list_store.rows_of(choice)
    for newest_first in (True, False):
        plan = plan_of(database, rows.page(newest_first=newest_first), *rows.values, 15, 30)
        (step,) = of_table(plan, "submission")
        assert step.startswith("SEARCH") and f"COVERING INDEX {index} " in step, plan
        assert not any("TEMP B-TREE FOR ORDER" in each for each in plan), plan


@pytest.mark.parametrize("viewer", [GUEST_VIEWER, Viewer(uid="1", role="user")])
@pytest.mark.parametrize(
    ("index", "choice"), [(index, some[0]) for index, some in WALKED.items() if len(some) > 1]
)
def test_a_page_of_a_place_that_keeps_rows_back_walks_the_same_index(
    database: Database, viewer: Viewer, index: str, choice: Choice
) -> None:
    registry, contest = PlaceRegistry(), ContestPolicy()
    contest.kept_back = {7: (1000, Shown.ROW), 8: (0, Shown.NOTHING)}
    registry.register(Kind.CONTEST, contest)
    place = Place(Kind.CONTEST, 7)
    conditions = [registry.condition(viewer, part, place) for part in (Shown.ROW, Shown.STATUS)]
    rows = list_store.rows_of(replace(choice, listed=ListedPlace(place, *conditions)))
    plan = plan_of(database, rows.page(newest_first=True), *rows.values, 15, 30)
    (step,) = of_table(plan, "submission")
    assert step.startswith("SEARCH") and f"COVERING INDEX {index} " in step, plan
    assert not any("TEMP B-TREE FOR ORDER" in each for each in plan), plan


@pytest.mark.parametrize(
    ("index", "choice"), [(index, each) for index, some in WALKED.items() for each in some]
)
def test_a_page_of_a_group_walks_the_same_index(
    database: Database, index: str, choice: Choice
) -> None:
    registry, place = PlaceRegistry(), Place(Kind.GROUP, 2)
    registry.register(Kind.GROUP, GROUP_POLICY)
    member = Viewer(uid="ben", role="user")
    conditions = [registry.condition(member, part, place) for part in (Shown.ROW, Shown.STATUS)]
    rows = list_store.rows_of(replace(choice, listed=ListedPlace(place, *conditions)))
    for newest_first in (True, False):
        plan = plan_of(database, rows.page(newest_first=newest_first), *rows.values, 15, 30)
        (step,) = of_table(plan, "submission")
        assert step.startswith("SEARCH") and f"COVERING INDEX {index} " in step, plan
        assert not any("TEMP B-TREE FOR ORDER" in each for each in plan), plan


@pytest.mark.parametrize("viewer", [GUEST_VIEWER, Viewer(uid="1", role="user")])
@pytest.mark.parametrize(("index", "choice"), [(index, WALKED[index][0]) for index in WALKED])
def test_a_page_without_trials_walks_the_same_index(
    database: Database, viewer: Viewer, index: str, choice: Choice
) -> None:
    registry = PlaceRegistry()
    registry.register(Kind.PRACTICE, PracticePolicy())
    conditions = [registry.condition(viewer, part, PRACTICE) for part in (Shown.ROW, Shown.STATUS)]
    listed = ListedPlace(PRACTICE, *conditions)
    assert listed.has_totals
    rows = list_store.rows_of(replace(choice, listed=listed))
    plan = plan_of(database, rows.page(newest_first=True), *rows.values, 15, 30)
    (step,) = of_table(plan, "submission")
    assert step.startswith("SEARCH") and f"COVERING INDEX {index} " in step, plan
    trials = of_table(plan, "trial")
    assert trials and all("COVERING INDEX submission_trial" in each for each in trials), plan
    assert not any("TEMP B-TREE FOR ORDER" in each for each in plan), plan


@pytest.mark.parametrize("choice", COLLECTED)
def test_few_rows_are_collected_by_number(database: Database, choice: Choice) -> None:
    rows = list_store.rows_of(choice)
    plan = plan_of(database, rows.page(newest_first=True), *rows.values, 15, 30)
    steps = of_table(plan, "submission")
    assert steps and all(step.startswith("SEARCH") for step in steps), plan


PEOPLE_NAMED = list_choice.PEOPLE.format(names=list_choice.NAME.format(column="realname"))


@pytest.mark.parametrize(
    "sql", [PEOPLE_NAMED, list_choice.PROBLEMS, list_choice.PROBLEM, list_choice.ROWS_OF_ALL]
)
def test_words_are_looked_for_in_small_tables(database: Database, sql: str) -> None:
    plan = plan_of(database, sql, *["%a%"] * ("?" in sql))
    assert plan and not of_table(plan, "submission"), plan
    for step in of_table(plan, "problem"):
        assert step.startswith("SEARCH") or "COVERING INDEX problem_names" in step, plan
    assert ("SCAN problem" in str(plan)) == (sql == list_choice.PROBLEMS)


@pytest.mark.parametrize(
    ("sql", "values"),
    [
        (list_choice.OF_NO_PROBLEM.format(place=ListedPlace().sql), ("%a%",)),
        (list_choice.PROBLEM_OF_ROW.format(place=ListedPlace().sql), (7,)),
        (list_choice.ROWS_OF_STATUS, (0,)),
        (list_choice.ROWS_OF_PEOPLE, ("[]",)),
        (list_choice.ROWS_OF_PEOPLE_AND_STATUS, ("[]", 0)),
        (list_choice.ROWS_OF_PROBLEMS.format(counter="ac"), ("[]",)),
        (list_choice.FURTHER_OF_STATUS, ("[]", 0)),
    ],
)
def test_totals_and_single_rows_are_found_by_number(
    database: Database, sql: str, values: tuple[object, ...]
) -> None:
    plan = plan_of(database, sql, *values)
    assert plan[-1].startswith("SEARCH"), plan


@pytest.mark.parametrize("sql", [store.WAITING_ROWS, store.RUNNING_ROWS, store.UNFINISHED_IDS])
def test_what_waits_is_found_without_the_rows_that_are_judged(database: Database, sql: str) -> None:
    (step,) = of_table(plan_of(database, sql), "submission")
    assert step.startswith("SEARCH") and "INDEX submission_unfinished " in step, step


def test_no_total_is_counted_but_of_people_and_problems_together() -> None:
    """What is not in a kept total: two lists at once, and verdicts that nobody keeps long."""
    both = Choice(people=PEOPLE, problems=PROBLEMS)
    assert list_choice.kept_total(both) is None
    assert list_choice.kept_total(Choice(status=5)) is None


def test_marks_of_a_page_read_only_rows_of_its_problems(database: Database) -> None:
    sql = store.STATUSES_OF_USER.format(is_open="1", tells_score="1")
    plan = plan_of(database, sql, "[]", "1", 0, 0, 0)
    (step,) = of_table(plan, "submission")
    assert (
        "submission_user_problem (user_id=? AND problem_id=? AND place_kind=? AND place_id=?)"
        in step
    ), plan
