"""Queries on versions of test data and the active version's cases (judge-rules §11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from oj_appliance.problems.model import Problem, ProblemCase, TestDataVersion
from oj_appliance.problems.types.data_versions import (
    DataVersion,
    DataVersionRow,
    Manifest,
    ManifestCase,
    VersionSettings,
)
from oj_appliance.storage.base import fetch_all, tuples

ROWS = """
SELECT test_data_version.id, version, case_version, json_array_length(manifest, '$.cases'), size,
       account.username, comment, test_data_version.created_at
FROM test_data_version LEFT JOIN account ON account.id = test_data_version.user_id
WHERE problem_id = ? ORDER BY version DESC
"""
_WHOLE = (
    TestDataVersion.id,
    TestDataVersion.problem,
    TestDataVersion.version,
    TestDataVersion.case_version,
    TestDataVersion.size,
    TestDataVersion.comment,
    TestDataVersion.created_at,
    TestDataVersion.manifest,
    TestDataVersion.settings,
)


def find_manifest(version_id: int) -> Manifest | None:
    rows = tuples(
        TestDataVersion.select(TestDataVersion.manifest).where(TestDataVersion.id == version_id)
    )
    return msgspec.json.decode(rows[0][0], type=Manifest) if rows else None


def find_manifest_of_version(pid: int, version: int) -> Manifest | None:
    found = find_version_of(pid, version)
    return None if found is None else found.manifest


def find_version(version_id: int) -> DataVersion | None:
    return _find(TestDataVersion.id == version_id)


def find_version_of(pid: int, version: int) -> DataVersion | None:
    """By its number among the problem's own, counted from 1."""
    return _find((TestDataVersion.problem == pid) & (TestDataVersion.version == version))


def _find(condition: Any) -> DataVersion | None:
    rows = tuples(TestDataVersion.select(*_WHOLE).where(condition))
    if not rows:
        return None
    *plain, manifest, settings = rows[0]
    whole = msgspec.json.decode(manifest, type=Manifest)
    kept = msgspec.json.decode(settings, type=VersionSettings) if settings else None
    return DataVersion(*[*plain, whole, kept])


def versions_of(pid: int) -> list[DataVersionRow]:
    """Newest first."""
    return [DataVersionRow(*row) for row in fetch_all(ROWS, pid)]


def replace_cases(
    pid: int, cases: tuple[ManifestCase, ...], *, now: int
) -> tuple[ManifestCase, ...]:
    """Makes these the problem's cases; returned with their new ids."""
    ProblemCase.delete().where(ProblemCase.problem == pid).execute()
    numbered = []
    for case in cases:
        case_id = ProblemCase.insert(**_case_row(pid, case, now)).execute()
        numbered.append(replace(case, case_id=int(case_id)))
    return tuple(numbered)


def activate(version: DataVersion, row: dict[str, Any], *, editor: str, now: int) -> None:
    """Cases come back with the ids and times that they had; `row` is what the problem's row says
    of this version."""
    pid = version.problem_id
    ProblemCase.delete().where(ProblemCase.problem == pid).execute()
    for case in version.manifest.cases:
        values = _case_row(pid, case, version.created_at)
        ProblemCase.insert(id=case.case_id, **values).execute()
    texts: dict[str, Any] = {
        name: msgspec.json.encode(row[name]).decode() if row[name] else None
        for name in ("judge_extra_file", "objective_parts")
        if name in row
    }
    changes: dict[str, Any] = {**row, **texts, "modified_user": editor, "updated_at": now}
    Problem.update(**changes).where(Problem.id == pid).execute()


def _case_row(pid: int, case: ManifestCase, now: int) -> dict[str, Any]:
    return {
        "problem": pid,
        "seq": case.seq,
        "input": case.input_name,
        "output": case.output_name,
        "score": case.score,
        "group_num": case.group,
        "created_at": now,
        "updated_at": now,
    }


def set_comment(version_id: int, comment: str | None, *, now: int) -> None:
    TestDataVersion.update(comment=comment, updated_at=now).where(
        TestDataVersion.id == version_id
    ).execute()


def insert_version(
    pid: int, manifest: Manifest, settings: VersionSettings, *, user_id: str, now: int
) -> tuple[int, str]:
    """The new version's id and its case version (epoch ms, later than every earlier one)."""
    newest = tuples(
        TestDataVersion.select(TestDataVersion.version, TestDataVersion.case_version)
        .where(TestDataVersion.problem == pid)
        .order_by(TestDataVersion.version.desc())
        .limit(1)
    )
    version, last = (newest[0][0] + 1, int(newest[0][1])) if newest else (1, 0)
    case_version = str(max(now, last + 1))
    version_id = TestDataVersion.insert(
        problem=pid,
        version=version,
        case_version=case_version,
        manifest=msgspec.json.encode(manifest).decode(),
        settings=msgspec.json.encode(settings).decode(),
        size=sum(case.input.size + case.output.size for case in manifest.cases),
        user_id=user_id,
        created_at=now,
        updated_at=now,
    ).execute()
    return int(version_id), case_version
