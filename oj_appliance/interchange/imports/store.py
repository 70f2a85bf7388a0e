"""Queries on imports, and the few on problems that they need."""

from __future__ import annotations

import msgspec

from oj_appliance.files.model import Blob
from oj_appliance.interchange.imports.model import ImportTaskRow
from oj_appliance.interchange.types import ImportJob, ImportReport, ImportState, ImportTask
from oj_appliance.problems.model import Difficulty, Problem
from oj_appliance.storage.base import tuples
from oj_appliance.storage.blobs import StoredBlob


def insert_task(job: ImportJob, *, now: int, expires_at: int) -> None:
    ImportTaskRow.insert(
        key=job.key,
        user_id=job.author.uid,
        group_id=None if job.group is None else job.group.id,
        state=ImportState.RUNNING,
        dry_run=job.dry_run,
        staged_blob=job.package.sha256,
        name=job.name,
        expires_at=expires_at,
        created_at=now,
        updated_at=now,
    ).execute()


def find_task(key: str, uid: str, *, now: int) -> ImportTask | None:
    """None when it is unknown, another person's, or over."""
    rows = tuples(
        ImportTaskRow.select(
            ImportTaskRow.state, ImportTaskRow.done, ImportTaskRow.total, ImportTaskRow.report
        ).where(
            ImportTaskRow.key == key, ImportTaskRow.user_id == uid, ImportTaskRow.expires_at > now
        )
    )
    if not rows:
        return None
    state, done, total, report = rows[0]
    return ImportTask(ImportState(state), done, total, _decoded(report))


def running_keys() -> list[str]:
    query = ImportTaskRow.select(ImportTaskRow.key).where(
        ImportTaskRow.state == ImportState.RUNNING
    )
    return [str(key) for (key,) in tuples(query)]


def report_so_far(key: str) -> ImportReport:
    """What is known of an import that has not ended."""
    columns = ImportTaskRow.select(ImportTaskRow.dry_run, ImportTaskRow.report)
    dry_run, report = tuples(columns.where(ImportTaskRow.key == key))[0]
    return _decoded(report) or ImportReport(None, bool(dry_run))


def _decoded(report: str | None) -> ImportReport | None:
    return msgspec.json.decode(report, type=ImportReport) if report else None


def record_progress(
    key: str, *, done: int, total: int, report: ImportReport | None, now: int
) -> None:
    """How far it is; `report` is given when it tells of a problem stored in the same write."""
    values: dict[str, object] = {"done": done, "total": total, "updated_at": now}
    if report is not None:
        values["report"] = _encoded(report)
    ImportTaskRow.update(**values).where(ImportTaskRow.key == key).execute()


def finish_task(key: str, report: ImportReport, *, now: int) -> None:
    count = len(report.problems)
    ImportTaskRow.update(
        state=ImportState.DONE, done=count, total=count, report=_encoded(report), updated_at=now
    ).where(ImportTaskRow.key == key).execute()


def _encoded(report: ImportReport) -> str:
    return msgspec.json.encode(report).decode()


def group_of_task(key: str, uid: str) -> int | None:
    """The group into which a person's import goes."""
    rows = tuples(
        ImportTaskRow.select(ImportTaskRow.group_id).where(
            ImportTaskRow.key == key, ImportTaskRow.user_id == uid
        )
    )
    return None if not rows else rows[0][0]


def claim_for_commit(key: str, uid: str, *, now: int) -> tuple[StoredBlob, str] | None:
    """The package of a finished dry run and its name; it can be claimed once."""
    claimed = (
        ImportTaskRow.update(committed=True, updated_at=now)
        .where(
            ImportTaskRow.key == key,
            ImportTaskRow.user_id == uid,
            ImportTaskRow.state == ImportState.DONE,
            ImportTaskRow.dry_run,
            ~ImportTaskRow.committed,
            ImportTaskRow.expires_at > now,
        )
        .execute()
    )
    if not claimed:
        return None
    rows = tuples(
        Blob.select(Blob.sha256, Blob.size, ImportTaskRow.name)
        .join(ImportTaskRow, on=(ImportTaskRow.staged_blob == Blob.sha256))
        .where(ImportTaskRow.key == key)
    )
    if not rows:
        return None
    sha256, size, name = rows[0]
    return StoredBlob(sha256, size), name


def difficulty_exists(level: int) -> bool:
    return bool(Difficulty.select().where(Difficulty.id == level).exists())


def display_id(pid: int) -> str:
    return str(tuples(Problem.select(Problem.problem_id).where(Problem.id == pid))[0][0])


def pid_of_display_id(problem_id: str) -> int | None:
    rows = tuples(
        Problem.select(Problem.id).where(
            Problem.problem_id == problem_id.strip().upper(), Problem.deleted_at.is_null()
        )
    )
    return int(rows[0][0]) if rows else None
