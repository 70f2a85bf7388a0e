"""What a timed work allows: who enters, sees and submits, and what is told of submissions while
somebody's time runs (contract timedwork.md §3 to §5, submission.md §4)."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from oj_appliance.clock import Clock
from oj_appliance.configuration.types import Switches
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import Lane
from oj_appliance.places.participation import Participation
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import (
    Arrival,
    ListedProblem,
    OwnMarks,
    Place,
    Placed,
    PlacedRow,
    Shown,
    ShownWhen,
    Sql,
)
from oj_appliance.timed_work import grace, results, rules
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.types import ScoreType, Status, TimedWork, TimedWorkProblem
from oj_appliance.web.guards import Viewer

LONGEST_NUMBER = 15  # digits; more are no pid
# While the person's time runs: that it arrived, and what was sent (S3 §4).
ARRIVED = Shown.ROW | Shown.CODE
# Where the teacher keeps the cases to themselves.
WITHOUT_CASES = Shown.ALL ^ Shown.CASES


class WriterCheck(Protocol):
    """Raises ApiError with the key of the submit call."""

    def __call__(
        self, work: TimedWork, viewer: Viewer, *, record: Participation | None, now: int
    ) -> None: ...


class TimedWorkPolicy(PlacePolicy):
    """`check_time` raises clock.doubtful while nobody knows what time it is: then staff alone come
    in."""

    asks_place_first = True  # contract timedwork.md §4

    def __init__(
        self, known: KnownTimedWorks, clock: Clock, check_time: Callable[[], None]
    ) -> None:
        self._known = known
        self._clock = clock
        self._check_time = check_time

    # -- enter and see

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """The contract's "enter": raises as rules.check_entry; guests are told to log in."""
        self._entered(viewer, place)

    def _entered(self, viewer: Viewer, place: Place) -> TimedWork:
        if viewer.is_guest:
            raise ApiError("auth.login_required", status=401)
        record = self._known.record(place.id, viewer.uid)
        return rules.check_entry(self._known.find_any(place.id), viewer, record=record)

    def _begun(self, viewer: Viewer, place: Place) -> TimedWork:
        """Raises as rules.check_entry, timedwork.no_record, clock.doubtful."""
        work = self._entered(viewer, place)
        if not rules.reads_all(viewer, work):
            self._check_time()
        rules.check_started(viewer, work, self._known.record(work.id, viewer.uid))
        return work

    def settled(self, place: Place) -> Place:
        work = self._known.find_any(place.id)
        return place if work is None else work.place

    def reference(self, viewer: Viewer, place: Place, given: int | str) -> int | None:
        """A number is a pid, a text the work's own display id first: that of the viewer's version
        where several have the same."""
        if isinstance(given, int):
            return given
        text = given.strip()
        for problem in self._paper(viewer, place):
            if problem.display_id.upper() == text.upper():
                return problem.problem_id
        is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
        return int(text) if is_number else None

    def named(self, place: Place, pid: int) -> ListedProblem | None:
        found = self._problem(place, pid)
        return None if found is None else _listed(found)

    def problems(self, viewer: Viewer, place: Place) -> tuple[ListedProblem, ...]:
        """Raises as `may_enter`, timedwork.no_record."""
        work = self._begun(viewer, place)
        return tuple(_listed(each) for each in self._paper(viewer, work.place))

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        """Whatever the bank says of it: works hold problems that nobody is to meet elsewhere."""
        if not self._is_on_paper(viewer, place, problem):
            return False
        try:
            self._begun(viewer, place)
        except ApiError:
            return False
        return True

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        works = self._known.with_dry_runs()
        return any(self.is_visible(viewer, each.place, problem) for each in works)

    def may_see(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises as rules.check_entry, timedwork.no_record, timedwork.problem_missing."""
        self._begun(viewer, place)
        self._check_problem(viewer, place, problem)

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises as rules.check_submitter, timedwork.problem_missing, clock.doubtful."""
        self._check_writing(viewer, place, problem, rules.check_submitter)

    def may_keep_draft(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """As may_submit, also in a pause."""
        self._check_writing(viewer, place, problem, rules.check_writer)

    def _check_writing(
        self, viewer: Viewer, place: Place, problem: Placed | None, check: WriterCheck
    ) -> None:
        work = self._known.find_any(place.id)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        if not rules.is_manager(viewer, work):
            self._check_time()
        record, now = self._known.record(work.id, viewer.uid), self._clock.now_ms()
        if self._is_upsolving(work):
            check = rules.check_begun
        check(work, viewer, record=record, now=now)
        self._check_problem(viewer, place, problem)

    def check_sent(
        self, viewer: Viewer, place: Place, language: str, arrived_at: int | None
    ) -> None:
        """Raises timedwork.ended, exam.language. What is not to be stored asks `has_ended`, which
        knows no grace."""
        work, record = self._known.find_any(place.id), self._known.record(place.id, viewer.uid)
        if work is None or record is None or arrived_at is None or rules.is_manager(viewer, work):
            return
        is_in_time = grace.is_taken_in(work, record, arrived_at) or self._is_upsolving(work)
        if rules.has_started(record) and not is_in_time:
            raise ApiError("timedwork.ended", status=403)
        if not rules.takes_language(work.settings, language):
            raise ApiError("exam.language", name=language)

    def _check_problem(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        if problem is None or not self._is_on_paper(viewer, place, problem):
            raise ApiError("timedwork.problem_missing", status=404)

    def _is_on_paper(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        return any(each.problem_id == problem.id for each in self._paper(viewer, place))

    def _paper(self, viewer: Viewer, place: Place) -> tuple[TimedWorkProblem, ...]:
        """As the viewer meets it; staff see every version."""
        work, problems = self._known.find_any(place.id), self._known.problems(place.id)
        if work is None or rules.reads_all(viewer, work):
            return problems
        return rules.paper(problems, self._known.record(place.id, viewer.uid))

    def _problem(self, place: Place, pid: int) -> TimedWorkProblem | None:
        problems = self._known.problems(place.id)
        return next((each for each in problems if each.problem_id == pid), None)

    # -- the course of it

    def has_ended(self, viewer: Viewer, place: Place) -> bool:
        work = self._known.find_any(place.id)
        if work is None or rules.is_manager(viewer, work):
            return False
        return self._is_over(viewer, work) and not self._is_upsolving(work)

    def _is_over(self, viewer: Viewer, work: TimedWork) -> bool:
        record = self._known.record(work.id, viewer.uid)
        now = self._clock.now_ms()
        return rules.effective_status(work, record, now) is Status.ENDED

    def arrived_at(self, viewer: Viewer, place: Place, received_at: int) -> int | None:
        """No journey is believed of whoever was told their results: a request that was only opened
        in time would bring what they taught."""
        now, work = self._clock.now_ms(), self._known.find_any(place.id)
        if work is not None and self._are_told(viewer, work):
            return now
        return grace.arrived_at(received_at, now)

    def arrival(self, row: PlacedRow, number: int) -> Arrival | None:
        sent = (row.uid, number, row.submit_time)
        now = self._clock.now_ms()
        return self._known.arrival(row.place.id, *sent, is_trial=row.is_trial, now=now)

    def own_marks(self, place: Place, *, contains_end: bool = False) -> OwnMarks:
        work = self._known.find_any(place.id)
        return OwnMarks(work is not None and work.score_type == ScoreType.RECENT)

    def is_trial(self, place: Place, problem: Placed) -> bool:
        """What comes after the exam counts nowhere."""
        work = self._known.find_any(place.id)
        return work is not None and self._is_upsolving(work)

    def _is_upsolving(self, work: TimedWork) -> bool:
        records = self._known.records(work.id).values()
        return results.is_upsolving(work, records, self._clock.now_ms())

    def is_judging_open(self, place: Place, switches: Switches) -> bool:
        is_of_group = self.settled(place).group_id is not None
        return switches.openGroupJudge if is_of_group else switches.openContestJudge

    def lane(self, place: Place) -> Lane:
        """Whoever only tries a work, or goes on after it, waits behind those who sit in one."""
        work = self._known.find_any(place.id)
        is_exam = work is None or (work.dry_run_of is None and not self._is_upsolving(work))
        return Lane.CONTEST if is_exam else Lane.SUBMISSION

    # -- what is told

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        """Everything to staff, to others their own: what came of it once their results are told.
        What others did is told to no participant, and counts in the site's sums once the work is
        over for all."""
        work = self._known.find_any(row.place.id)
        reads_all = viewer.is_staff if work is None else rules.reads_all(viewer, work)
        if reads_all:
            return Shown.ALL
        if viewer.is_guest or row.uid != viewer.uid:
            is_counted = work is not None and self._are_counted(work)
            return Shown.STATUS if is_counted else Shown.NOTHING
        return Shown.ALL if work is None else self._own(viewer, work)

    def _own(self, viewer: Viewer, work: TimedWork) -> Shown:
        """What a participant is told of their own."""
        if not self._are_told(viewer, work):
            return ARRIVED
        return Shown.ALL if work.settings.shows_test_cases else WITHOUT_CASES

    def _are_told(self, viewer: Viewer, work: TimedWork) -> bool:
        records = self._known.records(work.id)
        record = self._known.record(work.id, viewer.uid)
        return results.are_told(work, record, records.values(), self._clock.now_ms())

    def _are_counted(self, work: TimedWork) -> bool:
        if work.dry_run_of is not None:
            return False
        records = self._known.records(work.id).values()
        return results.are_counted(work, records, self._clock.now_ms())

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        found = None if place is None else self._known.find_any(place.id)
        if viewer.is_staff and (found is None or found.dry_run_of is None):
            tried = () if found is not None else self._dry_runs_in_sql(viewer)
            return (*tried, ShownWhen(Shown.ALL))
        works: Iterable[TimedWork] = self._known.with_dry_runs()
        if place is not None:
            works = () if found is None else (found,)
        answers: list[ShownWhen] = []
        if not viewer.is_guest:
            answers = self._own_in_sql(viewer, list(works))
        over = [each.id for each in works if self._are_counted(each)]
        if over:
            answers.append(ShownWhen(Shown.STATUS, _among(over)))
        return (*answers, ShownWhen(Shown.NOTHING))

    def _dry_runs_in_sql(self, viewer: Viewer) -> tuple[ShownWhen, ...]:
        """They are nobody's but their owner's, who is told what a student is told."""
        tried = [each for each in self._known.with_dry_runs() if each.dry_run_of is not None]
        if not tried:
            return ()
        own = [each for each in tried if each.uid == viewer.uid]
        answers = [ShownWhen(self._own(viewer, each), _among([each.id])) for each in own]
        return (*answers, ShownWhen(Shown.NOTHING, _among([each.id for each in tried])))

    def _own_in_sql(self, viewer: Viewer, works: list[TimedWork]) -> list[ShownWhen]:
        """Of works that the viewer manages everything, then the viewer's own rows."""
        managed = {each.id for each in works if rules.is_manager(viewer, each)}
        by_answer = defaultdict(list)
        for each in works:
            if each.id not in managed:
                by_answer[self._own(viewer, each)].append(each.id)
        own = Sql("submission.user_id = ?", (viewer.account_id,))
        answers = []
        if managed:
            answers.append(ShownWhen(Shown.ALL, _among(managed)))
        for shown in (ARRIVED, WITHOUT_CASES):
            if by_answer[shown]:
                here = _among(by_answer[shown])
                kept = Sql(f"{own.text} AND {here.text}", (*own.values, *here.values))
                answers.append(ShownWhen(shown, kept))
        return [*answers, ShownWhen(Shown.ALL, own)]

    def reads_all(self, viewer: Viewer, place: Place) -> bool:
        work = self._known.find_any(place.id)
        return viewer.is_staff if work is None else rules.reads_all(viewer, work)

    def refusal(self, viewer: Viewer, place: Place) -> ApiError:
        if viewer.is_guest:
            return ApiError("auth.login_required", status=401)
        return super().refusal(viewer, place)


def _among(numbers: Collection[int]) -> Sql:
    listed = json.dumps(sorted(numbers))
    return Sql("submission.place_id IN (SELECT value FROM json_each(?))", (listed,))


def _listed(problem: TimedWorkProblem) -> ListedProblem:
    return ListedProblem(problem.problem_id, problem.display_id, problem.display_title, problem.id)
