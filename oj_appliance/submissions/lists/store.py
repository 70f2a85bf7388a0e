"""Pages of the lists of submissions (contract submission.md §4), each from an index that
holds all that its filter asks, so that walking it reads no row."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec

from oj_appliance.places.types import ALWAYS
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.lists.choice import Choice, ListedPlace, choose, kept_total, number
from oj_appliance.submissions.store.reading import find_records
from oj_appliance.submissions.types import SubmissionFilter, SubmissionRecord

# So many rows are quicker to collect and sort than the newest of all are to walk through.
FEW_ROWS = 5000

IN_LIST = "IN (SELECT value FROM json_each(?))"
# {place} is the condition of the place whose rows are listed.
WALK_ALL = "submission INDEXED BY submission_newest WHERE {place}"
WALK_STATUS = "submission INDEXED BY submission_status_newest WHERE {place} AND status = ?"
WALK_PERSON = "submission INDEXED BY submission_user_newest WHERE {place} AND user_id = ?"
WALK_PROBLEM = "submission INDEXED BY submission_problem_newest WHERE {place} AND problem_id = ?"
WALK_TRIALS = "submission INDEXED BY submission_trial WHERE {place} AND is_trial"
COLLECT_PEOPLE = (
    "json_each(?) AS wanted CROSS JOIN submission INDEXED BY submission_user_newest"
    " WHERE {place} AND user_id = wanted.value"
)
COLLECT_PROBLEMS = (
    "submission WHERE submission.id IN (SELECT submission.id FROM json_each(?) AS wanted"
    " CROSS JOIN submission INDEXED BY submission_problem_newest"
    " WHERE {place} AND problem_id = wanted.value UNION ALL SELECT value FROM json_each(?))"
)
OWNERS_OF_TRIALS = (
    "SELECT DISTINCT user_id FROM submission INDEXED BY submission_trial WHERE is_trial"
)


class Rows(msgspec.Struct, frozen=True):
    """What stands behind FROM, with the values of its marks."""

    sql: str
    values: tuple[Any, ...]

    def page(self, *, newest_first: bool) -> str:
        """Two marks more: limit and offset. By number: the clock may have been set back."""
        order = "DESC" if newest_first else "ASC"
        return (
            f"SELECT submission.id FROM {self.sql}"  # noqa: S608
            f" ORDER BY submission.id {order} LIMIT ? OFFSET ?"
        )

    @property
    def count(self) -> str:
        return f"SELECT count(*) FROM {self.sql}"  # noqa: S608


def find_page(
    listed: ListedPlace, wanted: SubmissionFilter, *, offset: int, limit: int
) -> tuple[list[SubmissionRecord], int]:
    """One page, newest first, and how many rows all pages have."""
    choice = choose(listed, wanted)
    total = _total(choice)
    if choice.gone:
        total -= _total(choice.of_gone())
    ids = _ids(rows_of(choice), total, offset=offset, limit=limit)
    by_id = {record.id: record for record in find_records(ids)} if ids else {}
    return [by_id[each] for each in ids if each in by_id], total


def owners_of_trials() -> frozenset[str]:
    """Whoever has rows in lists that others do not know of."""
    return frozenset(uid for (uid,) in fetch_all(OWNERS_OF_TRIALS))


def _total(choice: Choice) -> int:
    """Of the rows of people in the wastebasket too."""
    everybody = replace(choice, gone=())
    total = kept_total(everybody)
    if total is None:
        rows = rows_of(everybody, is_counting=True)
        return number(rows.count, *rows.values)
    trials = _narrowed(everybody, WALK_TRIALS, [], "")
    return total + number(trials.count, *trials.values)


def _ids(rows: Rows, total: int, *, offset: int, limit: int) -> list[int]:
    """From the nearer end: the last page costs as much as the first."""
    rest = total - offset
    if rest <= 0:
        return []
    if offset <= rest:
        found = fetch_all(rows.page(newest_first=True), *rows.values, limit, offset)
    else:
        taken = min(limit, rest)
        found = fetch_all(rows.page(newest_first=False), *rows.values, taken, rest - taken)
        found.reverse()
    return [row[0] for row in found]


def rows_of(choice: Choice, *, is_counting: bool = False) -> Rows:
    return _narrowed(choice, *_beginning(choice, is_counting=is_counting))


def _narrowed(choice: Choice, beginning: str, values: list[Any], answered: str) -> Rows:
    """All conditions of the choice but the one that the beginning has answered."""
    listed = choice.listed
    sql = beginning.format(place=listed.sql)
    if choice.status is not None and answered != "status":
        sql += " AND status = ?"
        values.append(choice.status)
    told = listed.statuses if choice.status is not None else ALWAYS
    for condition in (listed.rows, told, choice.condition):
        if not condition.is_always_true:
            sql += f" AND {condition.text}"
            values += condition.values
    if choice.people is not None and answered != "people":
        sql += f" AND user_id {IN_LIST}"
        values.append(json.dumps(choice.people))
    if choice.gone:
        sql += f" AND user_id NOT {IN_LIST}"
        values.append(json.dumps(choice.gone))
    if choice.problems is not None and answered != "problems":
        if choice.further:
            sql += f" AND (problem_id {IN_LIST} OR submission.id {IN_LIST})"
            values += [json.dumps(choice.problems), json.dumps(choice.further)]
        else:
            sql += f" AND problem_id {IN_LIST}"
            values.append(json.dumps(choice.problems))
    return Rows(sql, tuple(values))


def _beginning(choice: Choice, *, is_counting: bool) -> tuple[str, list[Any], str]:
    """Where fewest rows must be looked at, and the part of the choice that this answers. Counting
    looks at all of them in any order."""
    people, problems = choice.people, choice.problems
    collects_all = is_counting and choice.status is None
    if people is not None and (
        problems is None or choice.rows_of_people <= choice.rows_of_problems
    ):
        if len(people) == 1:
            return WALK_PERSON, [people[0]], "people"
        if collects_all or choice.rows_of_people <= FEW_ROWS:
            return COLLECT_PEOPLE, [json.dumps(people)], "people"
    elif problems is not None:
        if len(problems) == 1 and not choice.further:
            return WALK_PROBLEM, [problems[0]], "problems"
        if collects_all or choice.rows_of_problems <= FEW_ROWS:
            lists = [json.dumps(problems), json.dumps(choice.further)]
            return COLLECT_PROBLEMS, lists, "problems"
    if choice.status is not None:
        return WALK_STATUS, [choice.status], "status"
    return WALK_ALL, [], ""
