"""Queries on rejudges: batches, and what each would do to each row."""

from __future__ import annotations

from typing import Any

import msgspec
from peewee import Value, fn

from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.judging.types import Verdict
from oj_appliance.places.codec import stored_place
from oj_appliance.places.types import PRACTICE, Place
from oj_appliance.storage.base import fetch_all, fetch_one, tuples
from oj_appliance.submissions.model import (
    RejudgeBatch,
    RejudgeChange,
    Submission,
    SubmissionCase,
)
from oj_appliance.submissions.rejudging.types import (
    KEPT_MS,
    UNDOABLE_MS,
    Batch,
    BatchRow,
    BatchState,
    ChangedRow,
    ChangeState,
    ResultRow,
    Snapshot,
)
from oj_appliance.submissions.rules import TELLS_NO_RESULT
from oj_appliance.submissions.store.reading import made_in

_BATCH = (
    "id, key, problem_id, place_kind, place_id, data_version_id, previous_data_version_id,"
    " state, judged_by, username, applied_at, created_at"
)
# Which run of a row a preview has compared; sharing its code is no other run.
_SEEN = (
    "json_array(submission.status, submission.score, submission.version, submission.attempt,"
    " submission.is_manual, submission.judger)"
)
_ROW_COLUMNS = ResultRow.__struct_fields__
CHANGED = """
SELECT submission_id, submission.user_id, submission.username, account.realname,
       submission.display_pid, from_status, from_score, to_status, to_score
FROM rejudge_change JOIN submission ON submission.id = submission_id
LEFT JOIN account ON account.id = submission.user_id
WHERE batch_id = ? AND state IN (2, 4, 5) ORDER BY submission_id
"""
BATCHES = f"""
SELECT {", ".join("rejudge_batch." + name.strip() for name in _BATCH.split(","))},
  chosen.version, previous.version,
  (SELECT count(*) FROM rejudge_change WHERE batch_id = rejudge_batch.id),
  (SELECT count(*) FROM rejudge_change WHERE batch_id = rejudge_batch.id AND state <> 0),
  (SELECT count(*) FROM rejudge_change WHERE batch_id = rejudge_batch.id AND state IN (2, 4, 5))
FROM rejudge_batch
JOIN test_data_version AS chosen ON chosen.id = rejudge_batch.data_version_id
JOIN test_data_version AS previous ON previous.id = previous_data_version_id
WHERE rejudge_batch.problem_id = ? ORDER BY rejudge_batch.id DESC LIMIT 50
"""  # noqa: S608 - our own words only


# -- batches


def insert_batch(values: dict[str, Any], place: Place, *, now: int) -> int:
    columns = {"place_kind": place.kind, "place_id": place.id, **values}
    return int(RejudgeBatch.insert(**columns, created_at=now, updated_at=now).execute())


def find_batch(key: str) -> Batch | None:
    return _batch(fetch_one(f"SELECT {_BATCH} FROM rejudge_batch WHERE key = ?", key))  # noqa: S608


def find_batch_by_id(batch_id: int) -> Batch | None:
    return _batch(fetch_one(f"SELECT {_BATCH} FROM rejudge_batch WHERE id = ?", batch_id))  # noqa: S608


def _batch(row: tuple[Any, ...] | None) -> Batch | None:
    if row is None:
        return None
    *named, kind, number, version, previous, state = row[:8]
    place = stored_place(kind, number, None)
    return Batch(*[*named, place, version, previous, BatchState(state), *row[8:]])


def unfinished_batches() -> list[Batch]:
    """What an ended server left undone."""
    states = (BatchState.RUNNING, BatchState.APPLYING, BatchState.UNDOING)
    query = RejudgeBatch.select(RejudgeBatch.id).where(RejudgeBatch.state.in_(states))
    found = [find_batch_by_id(row[0]) for row in tuples(query.order_by(RejudgeBatch.id))]
    return [batch for batch in found if batch is not None]


def batches_of(problem_id: int) -> list[BatchRow]:
    """The newest first."""
    found = []
    for row in fetch_all(BATCHES, problem_id):
        batch = _batch(row[:12])
        if batch is not None:
            found.append(BatchRow(batch, *row[12:]))
    return found


def set_state(batch_id: int, state: BatchState, *, now: int, applied_at: int | None = None) -> None:
    values: dict[str, Any] = {"state": state, "updated_at": now}
    if applied_at is not None:
        values["applied_at"] = applied_at
    RejudgeBatch.update(**values).where(RejudgeBatch.id == batch_id).execute()


def delete_batch(batch_id: int) -> None:
    RejudgeBatch.delete().where(RejudgeBatch.id == batch_id).execute()


def forget(problem_id: int, place: Place, *, now: int) -> None:
    """What is too old, and earlier previews of the same rows that nobody applied."""
    fetch_all(
        "DELETE FROM rejudge_batch WHERE state IN ('running', 'done')"
        " AND (created_at <= ? OR (problem_id = ? AND place_kind = ? AND place_id = ?))",
        now - KEPT_MS,
        problem_id,
        place.kind,
        place.id,
    )
    fetch_all(
        "DELETE FROM rejudge_batch WHERE state IN ('applied', 'undone') AND created_at <= ?",
        now - UNDOABLE_MS,
    )


def outdated_results(problem_id: int, data_version_id: int) -> tuple[int, int]:
    """How many results of practice come from other test data than these, and of how many people.
    What did not compile, and what a person decided, no data change."""
    query = Submission.select(fn.count(Submission.id), fn.count(Submission.user_id.distinct()))
    (row,) = tuples(
        query.where(
            Submission.problem_id == problem_id,
            Submission.status.not_in((*TELLS_NO_RESULT, Verdict.COMPILE_ERROR)),
            Submission.is_manual == 0,
            Submission.data_version_id != data_version_id,
            made_in(PRACTICE),
        )
    )
    return row[0], row[1]


# -- rows of a batch


def insert_rows(batch_id: int, problem_id: int, place: Place, statuses: list[int] | None) -> int:
    """Every row of the place that has its verdict; how many."""
    query = Submission.select(Value(batch_id), Submission.id, Value(ChangeState.WAITS.value)).where(
        Submission.problem_id == problem_id,
        Submission.status.not_in(IN_PROGRESS),
        made_in(place),
    )
    if statuses is not None:
        query = query.where(Submission.status.in_(statuses))
    fields = [RejudgeChange.batch_id, RejudgeChange.submission_id, RejudgeChange.state]
    RejudgeChange.insert_from(query, fields).execute()
    row = fetch_one("SELECT count(*) FROM rejudge_change WHERE batch_id = ?", batch_id)
    return int(row[0]) if row else 0


def rows_in_state(
    batch_id: int, state: ChangeState, *, limit: int = -1, newest_first: bool = False
) -> list[int]:
    query = RejudgeChange.select(RejudgeChange.submission_id).where(
        RejudgeChange.batch_id == batch_id, RejudgeChange.state == state
    )
    order = RejudgeChange.submission_id
    query = query.order_by(order.desc() if newest_first else order).limit(limit)
    return [row[0] for row in tuples(query)]


def progress(batch_id: int) -> tuple[int, int]:
    """(done, total)."""
    row = fetch_one(
        "SELECT count(*) FILTER (WHERE state <> 0), count(*) FROM rejudge_change"
        " WHERE batch_id = ?",
        batch_id,
    )
    return (row[0], row[1]) if row else (0, 0)


def changed_rows(batch_id: int) -> list[ChangedRow]:
    return [ChangedRow(*row) for row in fetch_all(CHANGED, batch_id)]


def count_in_state(batch_id: int, state: ChangeState) -> int:
    return len(rows_in_state(batch_id, state))


def set_row(batch_id: int, submission_id: int, **values: Any) -> bool:
    """False when the batch is no more."""
    return bool(
        RejudgeChange.update(**values)
        .where(RejudgeChange.batch_id == batch_id, RejudgeChange.submission_id == submission_id)
        .execute()
    )


def snapshots(batch_id: int, submission_id: int) -> tuple[Snapshot, Snapshot]:
    """What the preview found, and what it would write."""
    row = fetch_one(
        "SELECT before, after FROM rejudge_change WHERE batch_id = ? AND submission_id = ?",
        batch_id,
        submission_id,
    )
    if row is None:
        raise LookupError(submission_id)
    before, after = (msgspec.json.decode(text, type=Snapshot) for text in row)
    return before, after


def changed_since(batch_id: int, state: ChangeState) -> list[int]:
    """Rows in this state that were judged again since they were looked at."""
    found = fetch_all(
        "SELECT submission_id FROM rejudge_change"  # noqa: S608 - our own words only
        " JOIN submission ON submission.id = submission_id"
        f" WHERE batch_id = ? AND state = ? AND seen <> {_SEEN}",
        batch_id,
        state,
    )
    return [row[0] for row in found]


# -- the submissions themselves


def seen_of(submission_id: int) -> str | None:
    row = fetch_one(f"SELECT {_SEEN} FROM submission WHERE id = ?", submission_id)  # noqa: S608
    return None if row is None else str(row[0])


def snapshot_of(submission_id: int) -> Snapshot | None:
    columns = ", ".join(_ROW_COLUMNS)
    row = fetch_one(f"SELECT {columns} FROM submission WHERE id = ?", submission_id)  # noqa: S608
    if row is None:
        return None
    query = SubmissionCase.select().where(SubmissionCase.submission_id == submission_id)
    cases: Any = query.order_by(SubmissionCase.id).dicts()
    return Snapshot(ResultRow(*row), list(cases))
