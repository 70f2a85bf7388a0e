"""What follows from choosing a version of a problem's test data (contract admin.md §8.6)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from oj_appliance.problems.rules import CASE_MODES, ProblemType, total_score
from oj_appliance.problems.types.data_versions import DataVersion
from oj_appliance.problems.types.problem import ProblemRecord


def row_of_version(problem: ProblemRecord, version: DataVersion) -> dict[str, Any]:
    """What a problem's row says, by field of its record, when this version is the active one
    (admin.md §8.6). A version that did not keep its checker is judged by today's; one from before
    the problem's type was changed adds up in the plain way where its own is not of this type."""
    manifest, settings = version.manifest, version.settings
    case_mode = manifest.judge_case_mode
    if case_mode not in CASE_MODES[ProblemType(problem.type)]:
        case_mode = "default"
    kept: dict[str, Any] = {} if settings is None else asdict(settings)
    parts = problem.objective_parts if settings is None else settings.objective_parts
    return {
        **kept,
        "judge_mode": manifest.judge_mode,
        "judge_case_mode": case_mode,
        "io_score": total_score(problem.type, case_mode, manifest.cases, parts),
        "data_version_id": version.id,
        "case_version": version.case_version,
    }
