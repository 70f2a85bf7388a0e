"""The two calls of a test run (contract submission.md §2)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.judging.explanations import explained
from oj_appliance.judging.types import TestRunReport, Verdict
from oj_appliance.submissions.api import Code, Word
from oj_appliance.submissions.test_runs.service import LONGEST_INPUT, TestRunRequest, TestRuns
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN, permission
from oj_appliance.web.wire import Id, up_to

LONGEST_EXPECTED = 65535  # characters
LONGEST_ERROR = 1000  # characters of what the program wrote to its standard error
FAILED = "The judge itself failed, please try again. / 评测机出现故障，请重试。"


class TestJudgeBody(msgspec.Struct, kw_only=True):
    pid: Id | Word
    type: Word
    code: Code
    language: Word
    userInput: Annotated[str, up_to(LONGEST_INPUT)] | None = None
    expectedOutput: Annotated[str, Meta(max_length=LONGEST_EXPECTED)] | None = None
    isRemoteJudge: bool | None = None
    mode: Word | None = None

    __test__ = False


class TestJudgeKeyQuery(msgspec.Struct):
    testJudgeKey: str

    __test__ = False


class TestJudgeResult(msgspec.Struct, kw_only=True):
    """All but the status is null while it waits or runs."""

    status: int
    problemJudgeMode: Literal["default", "spj"] | None = None
    time: int | None = None
    memory: int | None = None
    userInput: str | None = None
    expectedOutput: str | None = None
    userOutput: str | None = None
    stderr: str | None = None
    explanation: str | None = None
    warnings: str | None = None

    __test__ = False


class TestRunApi:
    __test__ = False

    def __init__(self, test_runs: TestRuns) -> None:
        self._test_runs = test_runs

    @post(
        "/api/submit-problem-test-judge",
        guard=permission("submit"),
        summary="Run code with an input of one's own",
    )
    async def submit_problem_test_judge(self, call: Call, body: TestJudgeBody) -> str:
        return await self._test_runs.start(
            call.viewer,
            TestRunRequest(
                problem=body.pid,
                type=body.type,
                language=body.language,
                code=body.code,
                user_input=body.userInput,
                expected_output=body.expectedOutput,
                is_remote=bool(body.isRemoteJudge),
                mode=body.mode or "",
            ),
        )

    @get("/api/get-test-judge-result", guard=LOGIN, summary="How a test run ended")
    async def get_test_judge_result(self, call: Call, query: TestJudgeKeyQuery) -> TestJudgeResult:
        run = self._test_runs.find(call.viewer, query.testJudgeKey)
        if run.report is None:
            return TestJudgeResult(status=Verdict.PENDING)
        says_why = run.report.status not in (Verdict.ACCEPTED, Verdict.COMPILE_ERROR)
        return TestJudgeResult(
            status=run.report.status,
            problemJudgeMode="spj" if run.judge_mode == "spj" else "default",
            time=run.report.time_ms,
            memory=run.report.memory_kb,
            userInput=run.user_input,
            expectedOutput=run.expected_output,
            userOutput=run.report.stdout,
            stderr=_stderr(run.report),
            explanation=explained(run.report.stderr if says_why else None, call.language),
            warnings=run.report.warnings or None,
        )


def _stderr(report: TestRunReport) -> str:
    """What a compiler says is shown whole; what is inside a failed sandbox is not."""
    if report.sandbox_failure is not None:
        return FAILED
    if report.status is Verdict.COMPILE_ERROR or len(report.stderr) <= LONGEST_ERROR:
        return report.stderr
    return report.stderr[:LONGEST_ERROR] + "..."
