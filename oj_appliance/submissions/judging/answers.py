"""Answers to questions are judged where they are stored, without the queue (contract judge-rules
§9, timedwork.md §4)."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.judging.types import CaseReport, JudgeReport, Verdict
from oj_appliance.problems.objective.grading import answers_of, is_right
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.objective import OBJECTIVE, ObjectivePart
from oj_appliance.problems.types.problem import ProblemForJudging
from oj_appliance.submissions.judging.results import case_rows
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import SubmissionRecord

JUDGER = "local"


def answers_report(parts: Sequence[ObjectivePart], code: str) -> JudgeReport:
    """One case for each part: all right is accepted, none is wrong, and the rest in between."""
    answers = answers_of(code, parts)
    right = [is_right(part, answer) for part, answer in zip(parts, answers, strict=True)]
    cases = tuple(
        CaseReport(
            seq=number,
            status=Verdict.ACCEPTED if is_it else Verdict.WRONG_ANSWER,
            time_ms=0,
            memory_kb=0,
            score=part.score if is_it else 0,
        )
        for number, (part, is_it) in enumerate(zip(parts, right, strict=True), 1)
    )
    status = Verdict.PARTIAL_ACCEPTED if any(right) else Verdict.WRONG_ANSWER
    if all(right):
        status = Verdict.ACCEPTED
    return JudgeReport(status, score=sum(case.score or 0 for case in cases), cases=cases)


class AnswerJudging:
    def __init__(self, problems: ProblemService, transitions: Transitions) -> None:
        self._problems = problems
        self._transitions = transitions

    def judged(self, record: SubmissionRecord) -> SubmissionRecord:
        """The row with its verdict, inside the write that made it wait; as it is where it bears a
        program, or where its problem's judging is paused: it waits in the queue then."""
        if record.language != OBJECTIVE or record.problem_id is None:
            return record
        problem = self._problems.read_for_judging(record.problem_id)
        if problem is None or problem.is_paused:
            return record
        return self._judged_by(problem, record)

    def _judged_by(self, problem: ProblemForJudging, record: SubmissionRecord) -> SubmissionRecord:
        claimed = self._transitions.claim(record.id, JUDGER)
        if claimed is None:
            return record
        report = answers_report(problem.objective_parts, claimed.code)
        after = self._transitions.verdict(
            record.id,
            claimed.attempt,
            report,
            oi_rank_score=None,
            data_version_id=problem.data_version_id,
            cases=case_rows(report, problem),
        )
        return after or claimed.record
