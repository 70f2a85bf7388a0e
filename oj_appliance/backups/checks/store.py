"""Queries on what came of checks; old ones go when a new one comes."""

from __future__ import annotations

import json

from oj_appliance.backups.checks.model import BackupCheck
from oj_appliance.backups.checks.types import Check, Findings
from oj_appliance.errors import Phrase
from oj_appliance.storage.base import fetch_all

KEPT = 200


def insert(check: Check) -> None:
    BackupCheck.insert(
        kind=check.kind,
        name=check.name,
        username=check.username,
        took_ms=check.took_ms,
        files=check.findings.files,
        size=check.findings.size,
        rows_found=json.dumps(check.findings.rows),
        error_zh=check.error.zh if check.error else None,
        error_en=check.error.en if check.error else None,
        is_decided=check.is_decided,
        created_at=check.at,
        updated_at=check.at,
    ).execute()
    newest = BackupCheck.select(BackupCheck.id).order_by(BackupCheck.id.desc()).limit(KEPT)
    BackupCheck.delete().where(BackupCheck.id.not_in(newest)).execute()


def newest(count: int) -> list[Check]:
    """The newest first."""
    rows = BackupCheck.select().order_by(BackupCheck.id.desc()).limit(count)
    return [_check(row) for row in rows]


def last_of(kind: str) -> Check | None:
    row = (
        BackupCheck.select()
        .where(BackupCheck.kind == kind)
        .order_by(BackupCheck.id.desc())
        .limit(1)
        .first()
    )
    return None if row is None else _check(row)


def newest_errors() -> dict[str, Phrase | None]:
    """Of each backup, by name, what its newest check found bad; None for a good one."""
    return {
        name: None if en is None else Phrase(zh, en)
        for name, zh, en in fetch_all(
            "SELECT name, error_zh, error_en FROM backup_check WHERE id IN"
            " (SELECT max(id) FROM backup_check WHERE is_decided GROUP BY name)"
        )
    }


def _check(row: BackupCheck) -> Check:
    error = None if row.error_en is None else Phrase(str(row.error_zh), str(row.error_en))
    return Check(
        kind=row.kind,
        name=row.name,
        username=row.username,
        at=row.created_at,
        took_ms=row.took_ms,
        findings=Findings(row.files, row.size, json.loads(row.rows_found)),
        error=error,
        is_decided=row.is_decided,
    )
