"""What the rooms of submissions hand to each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from oj_appliance.judging.rules import QueueReason
from oj_appliance.judging.types import Verdict
from oj_appliance.places.codec import tid_of
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import ALWAYS, Arrival, Place, Sql
from oj_appliance.problems.types.problem import ProblemForSubmitting


class OwnResult(NamedTuple):
    """What somebody's submissions of a problem come to; the score is None where there is none to
    tell."""

    status: int
    score: int | None


class PlacedProblem(msgspec.Struct, frozen=True):
    """What is asked before the title, the code or the cases are shown."""

    id: int
    auth: int
    is_group: bool
    author_uid: str | None
    code_share: bool
    open_case_result: bool
    group_id: int | None = None

    @classmethod
    def of(cls, problem: ProblemForSubmitting) -> PlacedProblem:
        return cls(
            problem.id,
            problem.auth,
            problem.is_group,
            problem.author_uid,
            problem.code_share,
            problem.open_case_result,
            problem.group_id,
        )


class CaseProgress(msgspec.Struct, frozen=True):
    """How many of the cases have been judged."""

    done: int
    total: int


class SubmissionRecord(msgspec.Struct, frozen=True):
    """One row as others may need it: the columns of store.RECORD_COLUMNS in their order, then its
    problem, None when that is gone. `titles` are those in further languages. Times in epoch ms,
    memory in KB. `case_progress` is known in memory alone, while the cases are judged;
    `display_id` is what the place calls the problem, and `arrival` what it says of a late one, once
    the row is shown.

    A struct, since each row of each answer is made twice: as it is, and as its reader may see
    it."""

    id: int
    problem_id: int | None
    display_pid: str
    uid: str
    username: str
    submit_time: int
    status: int
    share: bool
    time: int | None
    memory: int | None
    score: int | None
    length: int | None
    language: str
    place: Place
    is_trial: bool
    contest_problem_id: int
    judger: str | None
    ip: str | None
    version: int
    oi_rank_score: int | None
    is_manual: bool
    created_at: int
    updated_at: int
    title: str | None
    titles: dict[str, str]
    problem: PlacedProblem | None
    case_progress: CaseProgress | None = None
    arrival: Arrival | None = None
    display_id: str | None = None

    @property
    def group_id(self) -> int | None:
        return self.place.group_id

    @property
    def is_shared(self) -> bool:
        return self.share and self.problem is not None and self.problem.code_share


class PartResult(msgspec.Struct, frozen=True):
    """What the answer to one question came to; `answer` is None where the code is kept back."""

    index: int
    status: int
    score: int
    answer: str | None


@dataclass(frozen=True, slots=True)
class SubmissionDetail:
    """The record with what only a detail shows, and the problem's word on sharing. `parts` are of
    answers to questions, None where the cases are kept back; `fingerprint` is of the code as it was
    stored, None where that is not shown."""

    record: SubmissionRecord
    code: str | None
    error_message: str | None
    code_share: bool
    parts: tuple[PartResult, ...] | None = None
    fingerprint: str | None = None


class Difference(msgspec.Struct, frozen=True):
    """Where two texts part, both counted from 1."""

    line: int
    column: int


class FailedSample(msgspec.Struct, frozen=True):
    """Texts are cut; `first_difference` is null where a checker or a limit decided, or where the
    part of the output that is known agrees. `errors` is what went to standard error."""

    input: str
    expected: str
    got: str
    first_difference: Difference | None
    errors: str = ""


@dataclass(frozen=True, slots=True)
class CaseRecord:
    """One judged case, in the order of store.CASE_COLUMNS. `percentage` is set for a partly right
    one, 0 to 100; `sample` for a failed one whose input is a public example."""

    id: int
    case_id: int | None
    time: int
    memory: int
    score: int | None
    status: int
    percentage: float | None
    input_name: str | None
    output_name: str | None
    user_output: str | None
    group: int
    seq: int
    mode: str
    sample: FailedSample | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SubmitRequest:
    """A submission on its way in. `problem` is a number or a display id (00-conventions §1),
    `received_at` when its request began to arrive (epoch ms), `arrived_at` what its place makes of
    that."""

    problem: int | str
    place: Place
    language: str
    code: str
    ip: str
    received_at: int
    idempotency_key: str | None = None
    arrived_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSubmission:
    """A row to insert; `submit_time` in epoch ms, None = the moment at which it is stored."""

    problem_id: int
    display_pid: str
    place: Place
    is_trial: bool
    contest_problem_id: int
    training_id: int | None
    uid: str
    username: str
    language: str
    code: str
    ip: str
    lane: int
    client_key: str | None
    client_key_hash: str | None
    title: str
    titles: dict[str, str]
    problem: PlacedProblem
    submit_time: int | None = None

    def as_record(self, submission_id: int, *, now: int) -> SubmissionRecord:
        """The row as it is once it has been inserted at `now` (epoch ms)."""
        submitted = now if self.submit_time is None else self.submit_time
        return SubmissionRecord(
            id=submission_id,
            problem_id=self.problem_id,
            display_pid=self.display_pid,
            uid=self.uid,
            username=self.username,
            submit_time=submitted,
            status=Verdict.PENDING,
            share=False,
            time=None,
            memory=None,
            score=None,
            length=len(self.code),
            language=self.language,
            place=self.place,
            is_trial=self.is_trial,
            contest_problem_id=self.contest_problem_id,
            judger=None,
            ip=self.ip,
            version=0,
            oi_rank_score=None,
            is_manual=False,
            created_at=submitted,
            updated_at=submitted,
            title=self.title,
            titles=self.titles,
            problem=self.problem,
        )


def new_row(
    request: SubmitRequest,
    problem: ProblemForSubmitting,
    policy: PlacePolicy,
    *,
    uid: str,
    username: str,
    code: str,
    key_hash: str | None = None,
) -> NewSubmission:
    """The row that a submission becomes (contract submission.md §2), whoever brings it. `code` as
    it is stored; `key_hash` is of what was sent with the request's key."""
    place, listed = request.place, policy.named(request.place, problem.id)
    return NewSubmission(
        problem_id=problem.id,
        display_pid=problem.problem_id,
        place=policy.settled(place),
        is_trial=policy.is_trial(place, problem),
        contest_problem_id=0 if listed is None else listed.number,
        training_id=tid_of(place) or None,
        uid=uid,
        username=username,
        language=request.language,
        code=code,
        ip=request.ip,
        lane=policy.lane(place),
        client_key=request.idempotency_key,
        client_key_hash=key_hash,
        title=problem.title,
        titles=problem.titles,
        problem=PlacedProblem.of(problem),
        submit_time=request.arrived_at,
    )


class HeldRow(msgspec.Struct, frozen=True):
    """What a run must know of the row it holds."""

    status: int
    attempt: int
    code: str


class StoredSubmission(msgspec.Struct, frozen=True):
    """What the write of a submission found or made; `record` is that of a new one."""

    submission_id: int
    record: SubmissionRecord | None = None


class Submitted(msgspec.Struct, frozen=True):
    """The answer to a submit: the row as it was stored, waiting, however quick the judge is.

    `is_replay` when the key had been used for the same before; the row is then today's."""

    detail: SubmissionDetail
    is_replay: bool = False


class QueuePosition(NamedTuple):
    """Where a row waits (from 1), and why it does; neither for one that does not wait here."""

    position: int | None
    reason: QueueReason | None


NOT_WAITING = QueuePosition(None, None)


class WaitingRow(msgspec.Struct, frozen=True):
    """A row that waits for a slot."""

    id: int
    uid: str
    lane: int
    problem_id: int | None


class SubmissionFilter(msgspec.Struct, frozen=True):
    """What the list asks for (contract submission.md §4). `name_columns` of account are those in
    which the word for a person is looked for. Where problems bear names of the place's own, they
    are asked for by `pids`; `further` is one condition more."""

    uid: str | None = None
    status: int | None = None
    username: str | None = None
    problem: str | None = None
    complete_problem: bool = False
    name_columns: tuple[str, ...] = ("username",)
    pids: tuple[int, ...] | None = None
    further: Sql = ALWAYS


class SubmissionChanged(msgspec.Struct, frozen=True):
    """Event, after the commit: something of this row that people may see has changed."""

    record: SubmissionRecord


class SubmissionProgressed(msgspec.Struct, frozen=True):
    """Event, outside any write: more of this row's cases have been judged."""

    record: SubmissionRecord


class SubmissionMoved(msgspec.Struct, frozen=True):
    """Event, inside the transaction: a row was stored (`before` None) or moved. `now` in epoch
    ms."""

    before: SubmissionRecord | None
    after: SubmissionRecord
    now: int


class JudgeChanged(msgspec.Struct, frozen=True):
    """Event, after the commit: staff paused or resumed something, or set the number of slots."""
