"""Queries on versions of test data and the active version's cases (judge-rules §11)."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from oj_appliance.problems.model import ProblemCase, TestDataVersion
from oj_appliance.problems.types import Manifest, ManifestCase
from oj_appliance.storage.base import tuples


def find_manifest(version_id: int) -> Manifest | None:
    rows = tuples(
        TestDataVersion.select(TestDataVersion.manifest).where(TestDataVersion.id == version_id)
    )
    return msgspec.json.decode(rows[0][0], type=Manifest) if rows else None


def find_manifest_of_version(pid: int, version: int) -> Manifest | None:
    rows = tuples(
        TestDataVersion.select(TestDataVersion.manifest).where(
            TestDataVersion.problem == pid, TestDataVersion.version == version
        )
    )
    return msgspec.json.decode(rows[0][0], type=Manifest) if rows else None


def replace_cases(
    pid: int, cases: tuple[ManifestCase, ...], *, now: int
) -> tuple[ManifestCase, ...]:
    """Makes these the problem's cases; returned with their new ids."""
    ProblemCase.delete().where(ProblemCase.problem == pid).execute()
    numbered = []
    for case in cases:
        case_id = ProblemCase.insert(
            problem=pid,
            seq=case.seq,
            input=case.input_name,
            output=case.output_name,
            score=case.score,
            group_num=case.group,
            created_at=now,
            updated_at=now,
        ).execute()
        numbered.append(replace(case, case_id=int(case_id)))
    return tuple(numbered)


def insert_version(pid: int, manifest: Manifest, *, user_id: str, now: int) -> tuple[int, str]:
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
        size=sum(case.input.size + case.output.size for case in manifest.cases),
        user_id=user_id,
        created_at=now,
        updated_at=now,
    ).execute()
    return int(version_id), case_version
