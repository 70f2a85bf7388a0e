"""Use cases of submissions: submit, read, and the listener of the judge."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from dataclasses import replace

from msgspec import structs

from oj_appliance.accounts.types import AccountRenamed
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, BusyError
from oj_appliance.judging.rules import IN_PROGRESS, Lane, is_language
from oj_appliance.judging.types import QueuedJob, Verdict, submission_key
from oj_appliance.places.codec import named_place
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import PRACTICE, ListedProblem, Place, Shown
from oj_appliance.problems.objective.grading import check_answers
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.problems.types.problem import ProblemChanged, ProblemForSubmitting, ProblemRenamed
from oj_appliance.storage.database import Database
from oj_appliance.submissions import rules
from oj_appliance.submissions.intervals import SubmitIntervals
from oj_appliance.submissions.lists import store as list_store
from oj_appliance.submissions.lists.choice import ListedPlace
from oj_appliance.submissions.shown.answers import stored_code, with_answers
from oj_appliance.submissions.shown.visibility import Visibility, VisibleCase, who_sees_more
from oj_appliance.submissions.store import reading as store
from oj_appliance.submissions.store import writing
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import (
    NOT_WAITING,
    CaseRecord,
    NewSubmission,
    OwnResult,
    QueuePosition,
    StoredSubmission,
    SubmissionDetail,
    SubmissionFilter,
    SubmissionRecord,
    SubmitRequest,
    Submitted,
    new_row,
)
from oj_appliance.submissions.waiting.positions import WaitingRows
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
from oj_appliance.web.idempotency import check_idempotency_key

log = logging.getLogger(__name__)

MOST_CHECKED = 200  # contract submission.md §4
HIDDEN_CODE = "// The code is hidden by the site's administrator. / 管理员已隐藏代码。"


class Submissions:
    """`waiting` knows the queue; `judged_at_once` gives a row its verdict that needs no run, inside
    the write that stored it; `is_stopping` tells that the server takes no more work."""

    def __init__(
        self,
        *,
        database: Database,
        configuration: Configuration,
        problems: ProblemService,
        registry: PlaceRegistry,
        unfinished: UnfinishedSubmissions,
        transitions: Transitions,
        waiting: WaitingRows,
        intervals: SubmitIntervals,
        judged_at_once: Callable[[SubmissionRecord], SubmissionRecord],
        is_stopping: Callable[[], bool],
    ) -> None:
        self._database = database
        self._configuration = configuration
        self._problems = problems
        self._registry = registry
        self.visibility = Visibility(registry)
        self._unfinished = unfinished
        self._transitions = transitions
        self._waiting = waiting
        self._intervals = intervals
        self._judged_at_once = judged_at_once
        self._is_stopping = is_stopping

    async def submit(self, viewer: Viewer, request: SubmitRequest) -> Submitted:
        """Stores a submission and queues it; durable when this returns.

        The checks and their order are contract submission.md §2's; raises the errors named there,
        BusyError while the server stops."""
        uid = viewer.account_id
        if self._is_stopping():
            raise BusyError
        self._registry.for_submitting(request.place)
        # Of the place as it was named: the same may be sent again once it is met elsewhere.
        sent = rules.content_hash(request.problem, request.place, request.language, request.code)
        place = self._registry.met(viewer, request.place)
        policy = self._registry.policy(place)
        if request.idempotency_key is not None:
            check_idempotency_key(request.idempotency_key)
        known, found = await self._database.read(
            self._read_for_submitting,
            uid,
            request.idempotency_key,
            policy.reference(viewer, place, request.problem),
        )
        if known is not None:
            replay = _as_replay(known, sent)
            return Submitted(await self.detail(viewer, replay.submission_id), is_replay=True)
        moment = policy.arrived_at(viewer, place, request.received_at)
        request = replace(request, place=place, arrived_at=moment)
        problem = self._checked(viewer, policy, request, found)
        order = self._problems.own_order(viewer, problem.id, problem.objective_parts)
        new = new_row(
            request,
            problem,
            policy,
            uid=uid,
            username=viewer.username,
            code=stored_code(request, order),
            key_hash=sent if request.idempotency_key is not None else None,
        )
        stored = await self._database.write(self.store_row, new)
        if stored.record is None:
            return Submitted(await self.detail(viewer, stored.submission_id), is_replay=True)
        self._intervals.submitted(uid)
        await self.enter_queue(stored.record, policy.lane(place))
        if stored.record.status != Verdict.PENDING:
            return Submitted(await self.detail(viewer, stored.submission_id))
        detail = SubmissionDetail(stored.record, new.code, None, problem.code_share)
        return Submitted(self._visible(detail, viewer))

    def _read_for_submitting(
        self, uid: str, key: str | None, reference: int | str | None
    ) -> tuple[tuple[int, str] | None, ProblemForSubmitting | None]:
        """What was sent with this key before, and the problem, by one way to a reader."""
        known = None if key is None else store.find_by_client_key(uid, key)
        if known is not None or reference is None:
            return known, None
        return None, self._problems.read_for_submitting(reference)

    def _checked(
        self,
        viewer: Viewer,
        policy: PlacePolicy,
        request: SubmitRequest,
        problem: ProblemForSubmitting | None,
    ) -> ProblemForSubmitting:
        switches = self._configuration.switches
        if not policy.is_judging_open(request.place, switches):
            raise ApiError("switch.judge_closed")
        if policy.asks_place_first:
            policy.check_sent(viewer, request.place, request.language, request.arrived_at)
            policy.may_submit(viewer, request.place, problem)
        if request.language != OBJECTIVE and not is_language(request.language):
            raise ApiError("judge.bad_language")
        rules.check_code(request.code, request.language, shortest=switches.codeMinLength)
        seconds = policy.interval_s(request.place, switches.defaultSubmitInterval)
        self._intervals.check(viewer.account_id, seconds)
        if not policy.asks_place_first:
            policy.may_submit(viewer, request.place, problem)
        if problem is None:
            raise ApiError("problem.missing", status=403)
        if request.language not in problem.languages:
            raise ApiError("judge.bad_language")
        if problem.unsupported is not None:
            raise ApiError("judge.unsupported", reason=problem.unsupported)
        if request.language == OBJECTIVE:
            check_answers(request.code, problem.objective_parts)
        return problem

    def store_row(self, new: NewSubmission) -> StoredSubmission:
        """Inside a write; its caller lets it `enter_queue` after the commit."""
        if new.client_key is not None:
            # Asked again inside the transaction: two equal requests may arrive at once.
            known = store.find_by_client_key(new.uid, new.client_key)
            if known is not None:
                return _as_replay(known, new.client_key_hash or "")
        record = self._judged_at_once(self._transitions.store(new))
        return StoredSubmission(record.id, record)

    async def enter_queue(self, record: SubmissionRecord, lane: Lane) -> None:
        if record.status == Verdict.PENDING:
            key = submission_key(record.id)
            await self._waiting.put(QueuedJob(key, record.uid, lane, record.problem_id))
        self._transitions.announce(record)

    def follow_rename(self, event: ProblemRenamed) -> None:
        """Listens to ProblemRenamed, inside its transaction."""
        writing.rename_problem(event.id, event.problem_id)

    def follow_owner_rename(self, event: AccountRenamed) -> None:
        """Listens to AccountRenamed, inside its transaction."""
        writing.rename_owner(event.uid, event.username)

    def forget_changed(self, event: ProblemChanged) -> None:
        """Listens to ProblemChanged, after the commit."""
        self._unfinished.forget_problem(event.id)

    async def list_submissions(
        self, viewer: Viewer, place: Place, wanted: SubmissionFilter, *, offset: int, limit: int
    ) -> tuple[list[SubmissionRecord], int]:
        """One page, newest first, and the number of rows of all pages. Raises what the place's
        calls refuse with."""
        self._registry.may_enter(viewer, place)
        listed = ListedPlace(
            place,
            rows=self._registry.condition(viewer, Shown.ROW, place),
            statuses=self._registry.condition(viewer, Shown.STATUS, place),
        )
        records, total = await self._database.read(
            list_store.find_page, listed, wanted, offset=offset, limit=limit
        )
        return [self.visibility.record(record, viewer) for record in records], total

    async def list_for_most(
        self, wanted: SubmissionFilter, *, offset: int, limit: int
    ) -> tuple[list[SubmissionRecord], int, frozenset[str]]:
        """A page of practice as everybody but staff is shown it, the number of all rows, and for
        whom the page is another: each of those is asked for alone."""
        practice = ListedPlace(
            PRACTICE,
            rows=self._registry.condition(GUEST_VIEWER, Shown.ROW, PRACTICE),
            statuses=self._registry.condition(GUEST_VIEWER, Shown.STATUS, PRACTICE),
        )
        records, total = await self._database.read(
            list_store.find_page, practice, wanted, offset=offset, limit=limit
        )
        shown = [self.visibility.record(record, GUEST_VIEWER) for record in records]
        triers = await self._database.read(list_store.owners_of_trials)
        return shown, total, who_sees_more(records, shown) | triers

    async def detail(self, viewer: Viewer, submission_id: int) -> SubmissionDetail:
        """Raises submission.missing, or what the place refuses with."""
        detail = await self._database.read(store.find_detail, submission_id)
        if detail is None:
            raise ApiError("submission.missing", status=404)
        self.visibility.refuse_hidden(detail.record, viewer)
        progress = self._unfinished.progress(detail.record)
        if progress is not None:
            detail = replace(detail, record=structs.replace(detail.record, case_progress=progress))
        visible = self._visible(detail, viewer)
        if detail.record.language != OBJECTIVE:
            return visible
        _, cases = await self.cases(viewer, submission_id)
        problem = await self._problems.for_submitting(detail.record.problem_id or 0)
        parts = problem.objective_parts if problem else ()
        order = self._problems.own_order(viewer, detail.record.problem_id or 0, parts)
        return with_answers(visible, cases, order)

    def _visible(self, detail: SubmissionDetail, viewer: Viewer) -> SubmissionDetail:
        switches, secret = self._configuration.switches, self._configuration.site_secret
        return self.visibility.detail(
            detail, viewer, switches=switches, hidden_notice=HIDDEN_CODE, secret=secret
        )

    async def messages(self, viewer: Viewer, shown: list[SubmissionRecord]) -> dict[int, str]:
        """Why these rows failed, by number, as far as the viewer may read it. `shown` are rows as
        the viewer is shown them."""
        failed = {each.id: each for each in shown if each.status in rules.SHOWS_MESSAGE}
        found = await self._database.read(store.messages_of, list(failed)) if failed else {}
        told = {
            number: self.visibility.message(failed[number], text, viewer)
            for number, text in found.items()
        }
        return {number: text for number, text in told.items() if text is not None}

    async def record(self, viewer: Viewer, submission_id: int) -> SubmissionRecord:
        """Raises submission.missing, or what the place refuses with."""
        found = await self._find_records([submission_id])
        if not found:
            raise ApiError("submission.missing", status=404)
        self.visibility.refuse_hidden(found[0], viewer)
        return self.visibility.record(found[0], viewer)

    async def check_statuses(
        self, viewer: Viewer, submission_ids: list[int], place: Place | None = None
    ) -> list[SubmissionRecord]:
        """The visible rows of these ids, unfinished ones from memory; with a place its own alone.
        Raises what the place's own calls refuse with."""
        if place is not None:
            self._registry.may_enter(viewer, place)
            place = self._registry.policy(place).settled(place)
        # A virtual one's rows too, which may be over since they were sent.
        found = await self._find_records(submission_ids[:MOST_CHECKED])
        return [
            self.visibility.record(record, viewer)
            for record in found
            if place in (None, named_place(record.place))
            and self.visibility.may_see_row(record, viewer)
        ]

    async def _find_records(self, submission_ids: list[int]) -> list[SubmissionRecord]:
        kept = {each: self._unfinished.find(each) for each in submission_ids}
        found = [record for record in kept.values() if record is not None]
        unknown = [each for each, record in kept.items() if record is None]
        if unknown:
            found += await self._database.read(store.find_shown_records, unknown)
        return found

    async def cases(
        self, viewer: Viewer, submission_id: int
    ) -> tuple[SubmissionRecord, list[VisibleCase] | None]:
        """The row and its visible cases; None where they are closed. Raises submission.missing."""
        visible = await self.record(viewer, submission_id)
        (record,) = await self._find_records([submission_id])
        cases: list[CaseRecord] = await self._database.read(store.find_cases, submission_id)
        problem = None
        if record.problem_id is not None:
            problem = await self._problems.for_submitting(record.problem_id)
        return visible, self.visibility.cases(
            cases,
            record,
            viewer,
            open_case_result=problem.open_case_result if problem else False,
            show_checker_comment=problem.show_checker_comment if problem else False,
        )

    async def my_statuses(
        self,
        viewer: Viewer,
        place: Place,
        problem_ids: list[int],
        *,
        contains_end: bool = False,
    ) -> dict[int, OwnResult]:
        """Per problem what the place makes a mark of, as a rule: accepted if ever, otherwise the
        newest; -10 for none (problem.md §3). `contains_end`: with what came after the place's end.
        Raises what the place's own calls refuse with."""
        self._registry.may_enter(viewer, place)
        known = await self._results(viewer, place, problem_ids, contains_end=contains_end)
        none = OwnResult(Verdict.NOT_SUBMITTED, None)
        return {each: known.get(each, none) for each in problem_ids}

    async def my_status(self, viewer: Viewer, place: Place, problem_id: int) -> int:
        """As in `my_statuses`, for the page of one problem; a guest has none."""
        if viewer.is_guest:
            return Verdict.NOT_SUBMITTED
        found = await self._results(viewer, place, [problem_id])
        return found[problem_id].status if found else Verdict.NOT_SUBMITTED

    async def listed_problems(
        self, viewer: Viewer, place: Place
    ) -> list[tuple[ListedProblem, OwnResult | None]]:
        """The place's problems in its order, each with my result as in `my_statuses`; None where
        I have none that neither waits nor runs (problem.md §3). Raises as the place's own calls."""
        problems = self._registry.problems(viewer, place)
        ended = await self._results(
            viewer, place, [each.pid for each in problems], leaving_out=IN_PROGRESS
        )
        return [(each, ended.get(each.pid)) for each in problems]

    async def _results(
        self,
        viewer: Viewer,
        place: Place,
        problem_ids: list[int],
        leaving_out: Collection[int] = (),
        *,
        contains_end: bool = False,
    ) -> dict[int, OwnResult]:
        place = self._registry.met(viewer, place)
        # Of a training: where it lies.
        place = self._registry.policy(place).settled(place)
        is_open, tells_score = (
            self._registry.condition(viewer, shown, place) for shown in (Shown.STATUS, Shown.SCORE)
        )
        return await self._database.read(
            store.statuses_of_user,
            viewer.account_id,
            problem_ids,
            place,
            is_open,
            tells_score,
            self._registry.policy(place).own_marks(place, contains_end=contains_end),
            leaving_out,
        )

    def queue_position(self, record: SubmissionRecord) -> QueuePosition:
        if record.status != Verdict.PENDING:
            return NOT_WAITING
        return self._waiting.position(record.id, record.problem_id)


def _as_replay(known: tuple[int, str], sent: str) -> StoredSubmission:
    submission_id, first_sent = known
    if first_sent != sent:
        raise ApiError("judge.key_reused")
    return StoredSubmission(submission_id)
