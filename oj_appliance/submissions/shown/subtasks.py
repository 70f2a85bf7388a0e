"""Cases as the detail shows them: a flat list, or subtasks (contract submission.md §4)."""

from __future__ import annotations

from oj_appliance.errors import Language
from oj_appliance.judging.types import Verdict
from oj_appliance.submissions.shown.visibility import VisibleCase
from oj_appliance.submissions.shown.wire import JudgeCases, SubTask, judge_case
from oj_appliance.submissions.types import SubmissionRecord

LOWEST, AVERAGE = "subtask_lowest", "subtask_average"


def judge_cases(
    cases: list[VisibleCase] | None, record: SubmissionRecord, language: Language
) -> JudgeCases | None:
    """`language` is the reader's."""
    if cases is None:
        return None
    mode = cases[0].case.mode if cases else "default"
    if mode not in (LOWEST, AVERAGE):
        return JudgeCases(mode, [judge_case(case, record, language) for case in cases], None)
    groups: dict[int, list[VisibleCase]] = {}
    for case in cases:
        groups.setdefault(case.case.group, []).append(case)
    subtasks = [
        _subtask(number, members, mode, record, language) for number, members in groups.items()
    ]
    return JudgeCases(mode, None, subtasks)


def _subtask(
    number: int, members: list[VisibleCase], mode: str, record: SubmissionRecord, language: Language
) -> SubTask:
    accepted = sum(1 for member in members if member.case.status == Verdict.ACCEPTED)
    status, score, time, memory = _average(members) if mode == AVERAGE else _lowest(members)
    return SubTask(
        groupNum=number,
        status=status,
        score=score,
        ac=accepted,
        total=len(members),
        time=time,
        memory=memory,
        subtaskDetailList=[judge_case(member, record, language) for member in members],
    )


Totals = tuple[int | None, int | None, int | None, int | None]


def _average(members: list[VisibleCase]) -> Totals:
    scores = [member.case.score or 0 for member in members]
    mean = (2 * sum(scores) + len(scores)) // (2 * len(scores))  # half up
    if all(member.case.status == Verdict.ACCEPTED for member in members):
        return Verdict.ACCEPTED, mean, None, None
    status = Verdict.WRONG_ANSWER if mean == 0 else Verdict.PARTIAL_ACCEPTED
    return status, mean, None, None


def _lowest(members: list[VisibleCase]) -> Totals:
    judged = [member.case for member in members if member.case.status != Verdict.CANCELLED]
    if not judged:
        return None, None, None, None
    worst = min(judged, key=lambda case: (case.score or 0, case.seq))
    return worst.status, worst.score, worst.time, worst.memory
