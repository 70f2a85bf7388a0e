"""Judging cases in which the submission talks with an interactor (contract judge-rules §5.3)."""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import replace

from judge_sandbox.cases.contestant import Contestant
from judge_sandbox.cases.judging import CaseResult, Check, as_result
from judge_sandbox.cases.ordinary import STDERR_READ, Place
from judge_sandbox.interaction.conversation import Conversation, accepts
from judge_sandbox.interaction.exchange import Exchange
from judge_sandbox.interaction.interactor import Interactor
from judge_sandbox.interaction.pipe import Pipe
from judge_sandbox.outcome import CaseOutcome, case_outcome, doubt_of
from judge_sandbox.running import memory_files
from judge_sandbox.running.limits import INTERACTOR_FACTOR, PIPE_CAP, WALL_PATIENCE, run_limits
from judge_sandbox.running.measurement import LoneRuns, StealClock, trusted_run
from judge_sandbox.running.run import Run, RunLimits, RunResult
from judge_sandbox.types import TestCase, Verdict


class InteractiveJudging:
    """The exchange, then the rules in their order. `check` is a checker's look at what the
    interactor wrote, where a problem has both."""

    def __init__(
        self, place: Place, contestant: Contestant, interactor: Interactor, check: Check | None
    ) -> None:
        self._place = place
        self._contestant = contestant
        self._interactor = interactor
        self._check = check
        self._steal = StealClock()
        self._lone_runs = LoneRuns(place.lane)

    def judge(self, case: TestCase) -> CaseResult:
        talk = trusted_run(self._lone_runs, lambda: self._converse(case))
        try:
            settled = talk.verdict()
            if self._place.cancelled.is_set():
                return as_result(talk.outcome, Verdict.CANCELLED)
            if settled is not None:
                return as_result(talk.outcome, settled[0], message=settled[1])
            if talk.judgement.status is Verdict.ACCEPTED and self._check is not None:
                return self._check(case, talk.written, talk.outcome)
            return as_result(
                talk.outcome,
                talk.judgement.status,
                message=talk.judgement.message,
                percentage=talk.judgement.percentage,
            )
        finally:
            talk.close()

    def _converse(self, case: TestCase) -> Conversation:
        written = memory_files.empty("written")
        try:
            with ExitStack() as files:
                return self._exchange(case, written, files)
        except BaseException:
            os.close(written)
            raise

    def _exchange(self, case: TestCase, written: int, files: ExitStack) -> Conversation:
        contestant = self._contestant
        limits = self._limits(case)
        to_interactor, to_contestant = Pipe(), Pipe()
        files.callback(to_interactor.close)
        files.callback(to_contestant.close)
        errors = memory_files.empty("stderr")
        files.callback(os.close, errors)
        box = contestant.box()
        call = self._interactor.start(
            case,
            limits,
            stdin=to_interactor.read,
            stdout=to_contestant.write,
            written=written,
            files=files,
        )
        talking = box.start(
            Run(contestant.command, contestant.environment, _with_patience(limits)),
            (to_contestant.read, to_interactor.write, errors),
        )
        to_interactor.handed_out()
        to_contestant.handed_out()
        ending = Exchange(
            talking,
            call.running,
            to_interactor=to_interactor,
            to_contestant=to_contestant,
            stands=lambda: not accepts(call.judgement()),
            settled=lambda: self._outcome(talking.ended(), errors).status is not None,
            wall_alone_ms=limits.wall_ms,
            cancelled=self._place.cancelled,
        ).watch()
        outcome = self._outcome(talking.ended(), errors)
        doubt = None
        if outcome.status is Verdict.TIME_LIMIT_EXCEEDED and not ending.idle:
            stolen = self._steal.share()
            doubt = doubt_of(talking.ended(), contestant.limits, stolen_share=stolen)
        judgement = call.judgement()
        call.finish()
        return Conversation(
            ending=ending,
            contestant=talking.ended(),
            interactor=call.running.ended().end,
            outcome=outcome,
            judgement=judgement,
            doubt=doubt,
            written=written,
        )

    def _limits(self, case: TestCase) -> RunLimits:
        """Idleness is judged for both sides together, and no file bounds what goes through a
        pipe."""
        language = self._contestant.language
        limits = run_limits(
            self._contestant.limits, threads=language.threads, expected_size=case.output.size
        )
        return replace(limits, idle_ms=0, written_bytes=PIPE_CAP)

    def _outcome(self, result: RunResult, errors: int) -> CaseOutcome:
        return case_outcome(
            result,
            self._contestant.limits,
            stdout_size=0,
            stdout_cap=PIPE_CAP,
            stderr_size=memory_files.size(errors),
            signs=self._contestant.memory_signs,
            read_stderr=lambda: memory_files.content(errors, STDERR_READ),
        )


def _with_patience(limits: RunLimits) -> RunLimits:
    """Waiting for an interactor that spends its time is not the program's fault: the longest that
    one may take comes on top of its own. The exchange takes the rest back when that one ends."""
    return replace(limits, wall_ms=(1 + INTERACTOR_FACTOR * WALL_PATIENCE) * limits.wall_ms)
