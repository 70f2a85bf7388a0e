"""What is known of the versions of a problem's test data (judge-rules §11, admin.md §8.6)."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.storage.blobs import StoredBlob


@dataclass(frozen=True, slots=True)
class ManifestCase:
    """A case of one version of the test data, as its manifest keeps it (judge-rules §11)."""

    case_id: int
    seq: int
    input_name: str
    output_name: str
    input: StoredBlob
    output: StoredBlob
    score: int | None
    group: int


@dataclass(frozen=True, slots=True)
class Manifest:
    """All of one version: what is judged, and how cases add up."""

    judge_mode: str
    judge_case_mode: str
    cases: tuple[ManifestCase, ...]


@dataclass(frozen=True, slots=True)
class VersionSettings:
    """What else of a problem belongs to a version of its test data, by column of its row. Versions
    from before there was a checker after the interactor, or an objective problem, have none."""

    spj_code: str | None
    spj_language: str | None
    spj_abi: str
    spj_args: str | None
    judge_extra_file: dict[str, str]
    is_upload_case: bool
    unsupported: str | None
    checker_code: str | None = None
    checker_language: str | None = None
    checker_abi: str | None = None
    checker_args: str | None = None
    objective_parts: tuple[ObjectivePart, ...] = ()


class DataVersion(msgspec.Struct, frozen=True):
    """One version of a problem's test data; `settings` None where an old version did not keep
    them. `size` in bytes, `created_at` epoch ms."""

    id: int
    problem_id: int
    version: int
    case_version: str
    size: int
    comment: str | None
    created_at: int
    manifest: Manifest
    settings: VersionSettings | None


class DataVersionRow(msgspec.Struct, frozen=True):
    """A version as the list shows it; `username` is None when its maker is gone."""

    id: int
    version: int
    case_version: str
    cases: int
    size: int
    username: str | None
    comment: str | None
    created_at: int
