"""From a row to the judge's task, and from the judge's report to what is stored: for rows that wait
and for rejudges on the side alike."""

from __future__ import annotations

from oj_appliance.judging.types import CaseMode, JudgeReport, JudgeTask
from oj_appliance.problems.programs.judge_tasks import case_mode_of, judge_task
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.types.problem import ProblemForJudging
from oj_appliance.submissions import rules
from oj_appliance.submissions.store.samples import sample_of, stored_sample

# Bytes of a checker's words that are kept of one case (judge-rules §4), and of all of them.
LONGEST_COMMENT = 1_048_576
MOST_COMMENTS = 4 * LONGEST_COMMENT


def task_of(problem: ProblemForJudging, source: tuple[str, str]) -> JudgeTask:
    """`source` is (code, language)."""
    code, language = source
    return judge_task(
        problem,
        source=code,
        language=language,
        keeps_output=lambda case: sample_of(case.input.sha256, problem.examples) is not None,
    )


def oi_rank_score_of(report: JudgeReport, problem: ProblemForJudging | None) -> int | None:
    # Questions count in no ranking of the bank: how many points they bear is their author's word.
    if report.score is None or problem is None or problem.type == ProblemType.OBJECTIVE:
        return None
    return rules.oi_rank_score(report.score, problem.difficulty)


def case_rows(report: JudgeReport, problem: ProblemForJudging | None) -> list[dict[str, object]]:
    names = {case.case_id: case for case in problem.cases} if problem else {}
    mode = case_mode_of(problem) if problem else CaseMode.DEFAULT
    rows: list[dict[str, object]] = []
    room = MOST_COMMENTS
    for case in report.cases:
        source = names.get(case.case_id)
        message = rules.cut_bytes(case.message, min(room, LONGEST_COMMENT))
        room -= len(message.encode())
        rows.append(
            {
                "case_id": case.case_id,
                "time": case.time_ms,
                "memory": case.memory_kb,
                "score": case.score,
                "status": int(case.status),
                "input_name": source.input_name if source else None,
                "output_name": source.output_name if source else None,
                "percentage": rules.percent(case.percentage),
                "user_output": message or None,
                "group_num": case.group,
                "seq": case.seq,
                "mode": mode,
                "sample": stored_sample(case, source, problem),
            }
        )
    return rows
