"""A finished conversation, and what is settled by how it ended (contract judge-rules §5.3)."""

from __future__ import annotations

import os
from dataclasses import dataclass

from judge_sandbox.checkers.judgement import Judgement
from judge_sandbox.interaction.exchange import Ending, First
from judge_sandbox.outcome import IDLE_NOTE, CaseOutcome
from judge_sandbox.running.measurement import Doubt
from judge_sandbox.running.run import RunEnd, RunResult
from judge_sandbox.types import Verdict

INTERACTOR_STUCK = "the interactor made no progress after the program had ended"


@dataclass(frozen=True, slots=True)
class Conversation:
    """One finished exchange. `outcome` is the contestant's own end, `written` a memory file of
    what the interactor wrote for a checker."""

    ending: Ending
    contestant: RunResult
    interactor: RunEnd
    outcome: CaseOutcome
    judgement: Judgement
    doubt: Doubt | None
    written: int

    @property
    def exceeded_time(self) -> bool:
        return self.outcome.status is Verdict.TIME_LIMIT_EXCEEDED and not self._interactor_rejected

    @property
    def cpu_ns(self) -> int:
        return self.contestant.cpu_ns

    @property
    def _interactor_rejected(self) -> bool:
        return (
            self.ending.first is First.INTERACTOR
            and not accepts(self.judgement)
            and not self._waited_in_vain
        )

    @property
    def _waited_in_vain(self) -> bool:
        """The interactor's wall time ran out while it waited for a word of the program."""
        return self.interactor is RunEnd.WALL and self.ending.interactor_waited

    def close(self) -> None:
        os.close(self.written)

    def verdict(self) -> tuple[Verdict, str] | None:
        """What is settled without the interactor's word, or against it."""
        if self._interactor_rejected:
            return None
        both_waited = self.ending.idle or self._waited_in_vain
        if both_waited and self.ending.first is not First.CONTESTANT:
            return Verdict.TIME_LIMIT_EXCEEDED, IDLE_NOTE
        if self.outcome.status is not None:
            return self.outcome.status, self.outcome.message
        if self.ending.idle:
            return Verdict.SYSTEM_ERROR, INTERACTOR_STUCK
        return None


def accepts(judgement: Judgement) -> bool:
    return judgement.status in (Verdict.ACCEPTED, Verdict.PARTIAL_ACCEPTED)
