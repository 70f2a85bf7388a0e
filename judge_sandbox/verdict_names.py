"""Short names of verdicts, as labels and tables write them, and a report as JSON."""

from __future__ import annotations

from judge_sandbox.types import JudgeReport, Verdict

SHORT_NAMES = {
    Verdict.ACCEPTED: "AC",
    Verdict.WRONG_ANSWER: "WA",
    Verdict.PRESENTATION_ERROR: "PE",
    Verdict.COMPILE_ERROR: "CE",
    Verdict.TIME_LIMIT_EXCEEDED: "TLE",
    Verdict.MEMORY_LIMIT_EXCEEDED: "MLE",
    Verdict.RUNTIME_ERROR: "RE",
    Verdict.SYSTEM_ERROR: "SE",
    Verdict.PARTIAL_ACCEPTED: "PAC",
    Verdict.SUBMITTED_FAILED: "SF",
    Verdict.CANCELLED: "skipped",
}


def verdict_name(report: JudgeReport) -> str:
    return SHORT_NAMES.get(report.status, report.status.name)


def as_json(report: JudgeReport) -> dict[str, object]:
    """Plain values only; `percentage` as a number from 0 to 1."""
    return {
        "verdict": verdict_name(report),
        "time_ms": report.time_ms,
        "memory_kb": report.memory_kb,
        "score": report.score,
        "error_message": report.error_message,
        "sandbox_failure": report.sandbox_failure,
        "cases": [
            {
                "seq": case.seq,
                "group": case.group,
                "verdict": SHORT_NAMES[case.status],
                "time_ms": case.time_ms,
                "memory_kb": case.memory_kb,
                "score": case.score,
                "percentage": None if case.percentage is None else float(case.percentage),
                "message": case.message,
            }
            for case in report.cases
        ],
    }
