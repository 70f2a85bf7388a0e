"""What cases and groups are worth, as formats write it (judge-rules §6)."""

from __future__ import annotations

from oj_appliance.interchange.writing.problem import ExportCase
from oj_appliance.judging.scoring import group_scores
from oj_appliance.judging.types import CaseMode


def grouped(cases: tuple[ExportCase, ...]) -> tuple[ExportCase, ...]:
    """Group by group, inside each in their order."""
    return tuple(sorted(cases, key=lambda case: case.group))


def group_points(cases: tuple[ExportCase, ...], mode: str) -> dict[int, int]:
    """What each group is worth (judge-rules §6)."""
    return group_scores(CaseMode(mode), cases)


def split_scores(cases: tuple[ExportCase, ...], mode: str) -> tuple[int, ...]:
    """A group's points shared evenly by its cases, what is left over on the last one: for formats
    without such groups. The sum stays what it was."""
    points = group_points(cases, mode)
    members = {group: [case.group for case in cases].count(group) for group in points}
    seen: dict[int, int] = {}
    scores = []
    for case in cases:
        seen[case.group] = seen.get(case.group, 0) + 1
        share, left_over = divmod(points[case.group], members[case.group])
        is_last = seen[case.group] == members[case.group]
        scores.append(share + (left_over if is_last else 0))
    return tuple(scores)
