"""What a list of submissions asks for, in numbers. Years of a school are too many rows to
look for words in: words are looked for among people and problems, which are few, and how many rows
there are is added up from totals that are kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.places.practice import is_of_bank
from oj_appliance.places.trials import TRIALS_BY_PERSON, is_open_but_for_trials
from oj_appliance.places.types import ALWAYS, PRACTICE, Place, Sql
from oj_appliance.problems.rules import COUNTER_OF_STATUS
from oj_appliance.storage.base import fetch_all, fetch_one, like_part, like_whole
from oj_appliance.submissions.types import SubmissionFilter

LONGEST_NUMBER = 15  # digits; more are no id

# {names} look for the word in columns of account, from our own table of them.
PEOPLE = "SELECT id FROM account WHERE ({names}) AND deleted_at IS NULL"
NAME = "{column} LIKE ?1 ESCAPE '\\'"
# People in the wastebasket whose rows nobody may see: few, and mostly none.
GONE = "SELECT id FROM account INDEXED BY account_deleted_at WHERE deleted_at IS NOT NULL"
GONE_OF_BANK = (
    "SELECT id FROM account INDEXED BY account_deleted_at JOIN user_total ON user_id = id"  # noqa: S608
    " WHERE deleted_at IS NOT NULL"
    f" AND (submissions > 0 OR EXISTS (SELECT 1 FROM {TRIALS_BY_PERSON} = account.id))"
)
# Display ids have one index for problems that are there; those thrown away are few.
PROBLEM = (
    "SELECT id FROM problem WHERE problem_id = ?1 AND deleted_at IS NULL UNION ALL"
    " SELECT id FROM problem INDEXED BY problem_deleted_at"
    " WHERE problem_id = ?1 AND deleted_at IS NOT NULL"
)
# A title is looked at only where everybody may read it, lest searching tell what it is.
PROBLEMS = (
    "SELECT id FROM problem INDEXED BY problem_names WHERE problem_id LIKE ?1 ESCAPE '\\'"
    " OR (is_group = 0 AND deleted_at IS NULL AND auth = 1 AND title LIKE ?1 ESCAPE '\\')"
)
# Rows whose problem is gone for good still bear its display id.
OF_NO_PROBLEM = (
    "SELECT id FROM submission WHERE problem_id IS NULL AND {place}"
    " AND display_pid LIKE ? ESCAPE '\\'"
)
PROBLEM_OF_ROW = "SELECT problem_id FROM submission WHERE id = ? AND {place}"

ROWS_OF_ALL = "SELECT sum(submissions) FROM user_total"
ROWS_OF_STATUS = "SELECT sum(submissions) FROM user_verdict_total WHERE status = ?"
ROWS_OF_PEOPLE = (
    "SELECT sum(submissions) FROM json_each(?) AS wanted"
    " CROSS JOIN user_total ON user_id = wanted.value"
)
ROWS_OF_PEOPLE_AND_STATUS = (
    "SELECT sum(submissions) FROM json_each(?) AS wanted"
    " CROSS JOIN user_verdict_total ON user_id = wanted.value AND status = ?"
)
# {counter} is a column of problem_count, from our own table of them.
ROWS_OF_PROBLEMS = (
    "SELECT sum({counter}) FROM json_each(?) AS wanted"
    " CROSS JOIN problem_count ON problem_id = wanted.value AND group_id = 0"
)
# Kept totals count no trials: {rows} says of which the viewer may know.
TRIALS_OF_OTHERS = (
    "SELECT 1 FROM submission INDEXED BY submission_trial WHERE is_trial AND {rows}"
    " AND {column} NOT IN (SELECT value FROM json_each(?)) LIMIT 1"
)
FURTHER_OF_STATUS = (
    "SELECT count(*) FROM json_each(?) AS wanted"
    " CROSS JOIN submission ON submission.id = wanted.value AND status = ?"
)


@dataclass(frozen=True, slots=True)
class ListedPlace:
    """The place whose rows are listed: those that `rows` lets the viewer know of. Only where
    `statuses` lets them know the status too does a row fit one that is asked for."""

    place: Place = PRACTICE
    rows: Sql = ALWAYS
    statuses: Sql = ALWAYS

    @property
    def sql(self) -> str:
        """The rows of the place, in two whole numbers of ours."""
        kind, number = self.place.kind, self.place.id
        return f"submission.place_kind = {kind:d} AND submission.place_id = {number:d}"

    @property
    def has_totals(self) -> bool:
        """The bank's are kept, of rows that everybody may know; trials are counted beside them."""
        is_open = all(is_open_but_for_trials(each) for each in (self.rows, self.statuses))
        return is_of_bank(self.place) and is_open

    def has_trials_beside(self, column: str, numbers: Sequence[str] | Sequence[int]) -> bool:
        """Whether the viewer may know of a trial of others than these people or problems."""
        sql = TRIALS_OF_OTHERS.format(rows=self.rows.text, column=column)
        return fetch_one(sql, *self.rows.values, json.dumps(numbers)) is not None


@dataclass(frozen=True, slots=True)
class Choice:
    """A filter whose words have become numbers; None = any. `further` are submissions beside those
    of `problems`. The counts are of all rows of these people, and of these problems with those.
    `gone` are people whose rows do not count although all people do; `condition` is asked of each
    row."""

    status: int | None = None
    people: Sequence[str] | None = None
    problems: Sequence[int] | None = None
    further: Sequence[int] = ()
    rows_of_people: int = 0
    rows_of_problems: int = 0
    gone: Sequence[str] = ()
    listed: ListedPlace = ListedPlace()
    condition: Sql = ALWAYS

    def of_gone(self) -> Choice:
        """The rows that fit but may not be seen."""
        rows = number(ROWS_OF_PEOPLE, json.dumps(self.gone))
        return replace(self, people=self.gone, rows_of_people=rows, gone=())


def choose(listed: ListedPlace, wanted: SubmissionFilter) -> Choice:
    """A word that fits every row is left out: it would only have to be asked of each."""
    people: Sequence[str] | None = None
    problems: Sequence[int] | None = None
    further: Sequence[int] = ()
    rows_of_people = rows_of_problems = 0
    has_words = bool(wanted.username or wanted.problem)
    all_rows = number(ROWS_OF_ALL) if has_words and listed.has_totals else None
    gone = [row[0] for row in fetch_all(GONE_OF_BANK if listed.has_totals else GONE)]
    if wanted.uid is not None:
        people = [] if wanted.uid in gone else [wanted.uid]
    elif wanted.username:
        names = " OR ".join(NAME.format(column=column) for column in wanted.name_columns)
        sql = PEOPLE.format(names=names)
        people = [row[0] for row in fetch_all(sql, like_part(wanted.username))]
    if people is not None:
        rows_of_people = number(ROWS_OF_PEOPLE, json.dumps(people))
        if rows_of_people == all_rows and not listed.has_trials_beside("user_id", people):
            people = None
    if wanted.problem:
        problems, further = _problems(listed, wanted.problem, complete=wanted.complete_problem)
        kept = number(ROWS_OF_PROBLEMS.format(counter="total"), json.dumps(problems))
        rows_of_problems = kept + len(further)
        if rows_of_problems == all_rows and not listed.has_trials_beside("problem_id", problems):
            problems, further = None, ()
    elif wanted.pids is not None:
        problems = wanted.pids
    return Choice(
        wanted.status,
        people,
        problems,
        further,
        rows_of_people,
        rows_of_problems,
        gone if people is None else (),
        listed,
        wanted.further,
    )


def _problems(listed: ListedPlace, text: str, *, complete: bool) -> tuple[list[int], list[int]]:
    """Ids of problems, and of submissions beside theirs: the one that bears this number, and those
    whose problem is gone."""
    of_no_problem = OF_NO_PROBLEM.format(place=listed.sql)
    if complete:
        problems = [row[0] for row in fetch_all(PROBLEM, text.upper())]
        return problems, [row[0] for row in fetch_all(of_no_problem, like_whole(text))]
    problems = [row[0] for row in fetch_all(PROBLEMS, like_part(text))]
    further = {row[0] for row in fetch_all(of_no_problem, like_part(text))}
    if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER:
        row = fetch_one(PROBLEM_OF_ROW.format(place=listed.sql), int(text))
        if row is not None and row[0] not in problems:
            further.add(int(text))
    return problems, sorted(further)


def kept_total(choice: Choice) -> int | None:
    """How many rows but trials fit, where totals tell; None where rows must be counted."""
    if not choice.listed.has_totals or not choice.condition.is_always_true:
        return None
    status = choice.status
    if choice.problems is None:
        return _total_of_people(choice) if status not in IN_PROGRESS else None
    if choice.people is not None:
        return None
    if status is None:
        return choice.rows_of_problems
    counter = COUNTER_OF_STATUS.get(status)
    if counter is None:
        return None
    kept = number(ROWS_OF_PROBLEMS.format(counter=counter), json.dumps(choice.problems))
    return kept + number(FURTHER_OF_STATUS, json.dumps(choice.further), status)


def _total_of_people(choice: Choice) -> int:
    if choice.people is None:
        if choice.status is None:
            return number(ROWS_OF_ALL)
        return number(ROWS_OF_STATUS, choice.status)
    if choice.status is None:
        return choice.rows_of_people
    return number(ROWS_OF_PEOPLE_AND_STATUS, json.dumps(choice.people), choice.status)


def number(sql: str, *values: Any) -> int:
    """The one value of the one row; nothing is 0."""
    row = fetch_one(sql, *values)
    return int(row[0] or 0) if row else 0
