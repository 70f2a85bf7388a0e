"""Queries of results: who somebody is, what came in, and what was signed."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.exam_results.types import Identity, SignedVersion, Stored, Submitted
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all, fetch_one, insert_row
from oj_appliance.timed_work.rank.store import people

_HERE = f"place_kind = {Kind.TIMED_WORK:d} AND place_id = ?"
_VERSION = "SELECT version, digest, note, signed_by, signed_at FROM exam_result_version"


def identities(uids: Iterable[str]) -> dict[str, Identity]:
    """By uid; nobody who has gone."""
    rows = fetch_all(
        "SELECT account.id, username, realname, number, class_name FROM json_each(?) AS wanted"
        " CROSS JOIN account ON account.id = wanted.value WHERE deleted_at IS NULL",
        json.dumps(list(uids)),
    )
    return {uid: Identity(*names) for uid, *names in rows}


def may_be_ranked(uids: Iterable[str]) -> set[str]:
    """Those of them whom a rank may name."""
    return set(people(uids))


def submitted(timed_work_id: int) -> list[Submitted]:
    """All that came in, by number."""
    rows = fetch_all(
        "SELECT id, user_id, problem_id, submit_time, status FROM submission"  # noqa: S608
        f" WHERE {_HERE} AND problem_id IS NOT NULL AND NOT is_trial ORDER BY id",
        timed_work_id,
    )
    return [Submitted(*row) for row in rows]


def stored(numbers: Iterable[int]) -> dict[int, Stored]:
    """Each of these submissions, by number."""
    rows = fetch_all(
        "SELECT submission.id, submit_time, language, COALESCE(code, '') FROM json_each(?)"
        " AS wanted CROSS JOIN submission ON submission.id = wanted.value",
        json.dumps(list(numbers)),
    )
    return {number: Stored(*row) for number, *row in rows}


def versions(timed_work_id: int) -> list[SignedVersion]:
    """The newest first."""
    rows = fetch_all(f"{_VERSION} WHERE timed_work_id = ? ORDER BY version DESC", timed_work_id)
    return [SignedVersion(*row) for row in rows]


def content(timed_work_id: int, version: int) -> str | None:
    """The sheet of a version, as JSON."""
    row = fetch_one(
        "SELECT content FROM exam_result_version WHERE timed_work_id = ? AND version = ?",
        timed_work_id,
        version,
    )
    return None if row is None else str(row[0])


def insert_version(timed_work_id: int, signed: SignedVersion, *, uid: str, text: str) -> None:
    insert_row(
        "INSERT INTO exam_result_version (timed_work_id, version, digest, content, note,"
        " signed_uid, signed_by, signed_at, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(timed_work_id, signed.version, signed.digest, text, signed.note),
        *(uid, signed.signed_by, signed.signed_at, signed.signed_at, signed.signed_at),
    )
