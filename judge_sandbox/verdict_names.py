"""Short names of verdicts, as labels and tables write them."""

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
