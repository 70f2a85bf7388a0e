"""Puts the demo problems into an empty problem bank, by the same door as every other problem."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from oj_appliance.accounts.rules import ROOT_UID, ROOT_USERNAME
from oj_appliance.clock import Clock
from oj_appliance.interchange.demo import store
from oj_appliance.interchange.demo.reading import (
    DemoProblem,
    DemoStatement,
    DemoSubmission,
    read_demo_problems,
)
from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Auth
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import (
    CaseDraft,
    Example,
    ProblemDraft,
    ReferenceSolutionDraft,
    Statement,
    TagName,
)
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

VERDICTS = {
    "AC": Verdict.ACCEPTED,
    "WA": Verdict.WRONG_ANSWER,
    "PAC": Verdict.PARTIAL_ACCEPTED,
    "RE": Verdict.RUNTIME_ERROR,
    "CE": Verdict.COMPILE_ERROR,
    "TLE": Verdict.TIME_LIMIT_EXCEEDED,
}
TYPES = {"ACM": ProblemType.ACM, "OI": ProblemType.OI}

PutFile = Callable[[Path], StoredBlob]


class DemoContent:
    def __init__(self, database: Database, clock: Clock, problems: ProblemService) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems

    async def put(self, language: str) -> int:
        """All demo problems or none, in one transaction; the number of problems made.

        Nothing happens where there ever was a problem. `language` is the site's: its texts become
        the statement, the others stand beside it.
        """
        if await self._database.read(store.problem_exists):
            return 0
        drafts = await asyncio.to_thread(self._drafts, language)
        return await self._database.write(self._write, drafts)

    def _drafts(self, language: str) -> list[ProblemDraft]:
        def put(file: Path) -> StoredBlob:
            return self._problems.blobs.put(file.read_bytes())

        return [_draft(problem, language, put) for problem in read_demo_problems()]

    def _write(self, drafts: list[ProblemDraft]) -> int:
        if store.problem_exists():
            return 0
        root = Actor(Viewer(ROOT_UID, ROOT_USERNAME))
        for draft in drafts:
            self._problems.write_problem(draft, root, self._clock.now_ms())
        return len(drafts)


def _draft(problem: DemoProblem, language: str, put: PutFile) -> ProblemDraft:
    statements = {tag: _statement(texts) for tag, texts in problem.statement.items()}
    base = language if language in statements else "zh-CN"
    program = problem.checker or problem.interactor
    return ProblemDraft(
        statement=statements[base],
        further_statements={tag: texts for tag, texts in statements.items() if tag != base},
        problem_id=problem.problem_id,
        type=TYPES[problem.type],
        judge_mode=problem.mode,
        judge_case_mode=problem.judge_case_mode,
        time_limit_ms=problem.time_limit_ms,
        memory_limit_mb=problem.memory_limit_mb,
        stack_limit_mb=problem.stack_limit_mb,
        examples=tuple(Example(each.input, each.output) for each in problem.samples),
        source=problem.source,
        difficulty=problem.difficulty,
        auth=Auth.PUBLIC,
        is_remove_end_blank=problem.remove_end_blank,
        show_checker_comment=problem.show_checker_comment,
        spj_code=program.file.read_text("utf-8") if program else None,
        spj_language=program.language if program else None,
        spj_abi=program.abi if program else "hoj",
        cases=_cases(problem, put),
        tags=tuple(TagName(tag.zh) for tag in problem.tags),
        reference_solutions=tuple(map(_solution, problem.submissions)),
    )


def _statement(texts: DemoStatement) -> Statement:
    parts = (texts.description, texts.input, texts.output, texts.hint)
    return Statement(texts.title, *(part.strip() for part in parts))


def _cases(problem: DemoProblem, put: PutFile) -> tuple[CaseDraft, ...]:
    has_scores = problem.type == "OI"
    return tuple(
        CaseDraft(
            case.input.name,
            case.output.name,
            put(case.input),
            put(case.output),
            score=case.score if has_scores else None,
            group=case.group,
        )
        for case in problem.cases
    )


def _solution(solution: DemoSubmission) -> ReferenceSolutionDraft:
    return ReferenceSolutionDraft(
        f"{solution.file.parent.name}/{solution.file.name}",
        solution.language,
        solution.file.read_text("utf-8"),
        expected=(VERDICTS[solution.expected],),
        score=solution.score,
    )
