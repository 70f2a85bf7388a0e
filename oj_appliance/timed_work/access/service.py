"""The door of exams: what those who are in the middle of one may ask for, and by which way
(contract timedwork.md §12). Staff are never asked."""

from __future__ import annotations

from functools import partial

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.places.codec import cid_of
from oj_appliance.places.shutting import LeftOpen
from oj_appliance.places.types import Kind
from oj_appliance.timed_work.access import rules
from oj_appliance.timed_work.access.calls import CallClass, class_of
from oj_appliance.timed_work.access.places import ExamPlaces
from oj_appliance.timed_work.access.types import Sitting
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.naming import TimedWorkQuery, named_work
from oj_appliance.timed_work.rules import is_manager
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.endpoint import Call, EndpointOptions, read_query
from oj_appliance.web.guards import Viewer
from oj_appliance.web.way import Way
from oj_appliance.web.wire import Int

DRAFTS = ("/api/draft", "/api/draft/versions")
# What every open page of an exam asks and says by itself (contract timedwork.md §12).
SIGNS = ("/api/exam/here", "/api/exam/messages", "/api/exam/message-read")


class DraftPlaceQuery(msgspec.Struct):
    """Where a draft is read, as its own calls read it."""

    cid: Int | None = None


class ExamGate:
    """Also what is shut of other places (places/shutting.py)."""

    def __init__(self, known: KnownTimedWorks, clock: Clock, places: ExamPlaces) -> None:
        self._known = known
        self._clock = clock
        self._places = places
        # In memory alone: whoever goes on knocking is seen again after a restart.
        self._refused_browsers: set[tuple[int, str]] = set()
        self._with_doors: tuple[int, list[TimedWork]] = (-1, [])

    def _works(self) -> list[TimedWork]:
        """Those that ask anything: lists ask for each of their rows."""
        if self._with_doors[0] != self._known.readings:
            found = [each for each in self._known.all() if rules.has_door(each.settings)]
            self._with_doors = (self._known.readings, found)
        return self._with_doors[1]

    def sittings(self, viewer: Viewer) -> list[Sitting]:
        """The exams that the viewer is in the middle of and that ask anything of them."""
        if viewer.uid is None or viewer.is_staff:
            return []
        now, found = self._clock.now_ms(), []
        for work in self._works():
            record = self._known.record(work.id, viewer.uid)
            if record is None or record.started_at is None or is_manager(viewer, work):
                continue
            if rules.is_sitting(work, record, work.settings, now):
                found.append(Sitting(work, record, work.settings))
        return found

    async def check(self, call: Call, options: EndpointOptions) -> None:
        """Before a call is made. Raises exam.closed, and as `_check_exam`."""
        sittings = self.sittings(call.viewer)
        if not sittings:
            return
        kind = class_of(options.path)
        if kind is CallClass.WORK:
            await self._check_work(call, sittings)
        elif kind is CallClass.ABOUT:
            for each in sittings:
                await self._check_about(each, call, options)
            if options.path in DRAFTS and options.method == "GET":
                self._check_draft(call, sittings)
        elif kind is not CallClass.OPEN:
            self._check_part(kind, sittings)

    async def _check_about(self, sitting: Sitting, call: Call, options: EndpointOptions) -> None:
        """Where a second computer takes over, a page that is opened there asks for several things
        at once, and none of them may be told that the exam goes on elsewhere before the one that
        takes the place: what is read of this very exam takes it too, and a page that was merely
        left open keeps giving its signs, which take nothing. Raises exam.address_refused,
        exam.browser_required, exam.second_place."""
        self._check_way(sitting.work.id, sitting.settings, call.way, call.viewer)
        if sitting.settings.one_place == "take_over":
            if options.path in SIGNS:
                return
            if _reads_of(sitting.work, call):
                await self._places.take(sitting, call.viewer, call.way)
        self._places.check(sitting, call.viewer)

    async def _check_work(self, call: Call, sittings: list[Sitting]) -> None:
        """Of the one that is named, or of all where none can be told."""
        named = _named(call)
        if named is not None:
            meant = [each for each in sittings if each.work.id == named]
            if not meant:
                self._check_part(CallClass.PROBLEMS, sittings)
            sittings = meant
        for each in sittings:
            await self._take(each, call.viewer, call.way)

    def _check_draft(self, call: Call, sittings: list[Sitting]) -> None:
        """One's own code of other places is shut as its submissions are. Raises exam.closed."""
        cid = read_query(call.request, DraftPlaceQuery).cid
        if all(cid != cid_of(each.work.place) for each in sittings):
            self._check_part(CallClass.SUBMISSIONS, sittings)

    async def check_start(self, viewer: Viewer, timed_work_id: int, way: Way) -> None:
        """Before somebody begins, or goes on. Raises exam.closed, exam.address_refused,
        exam.browser_required, exam.second_place."""
        sittings = self.sittings(viewer)
        sitting = next((each for each in sittings if each.work.id == timed_work_id), None)
        if sitting is not None:
            await self._take(sitting, viewer, way)
            return
        self._check_part(CallClass.PROBLEMS, sittings)
        work = self._known.find(timed_work_id)
        if work is not None and not viewer.is_staff and not is_manager(viewer, work):
            self._check_way(timed_work_id, self._known.settings(timed_work_id), way, viewer)

    async def _take(self, sitting: Sitting, viewer: Viewer, way: Way) -> None:
        """Raises exam.address_refused, exam.browser_required, exam.second_place."""
        self._check_way(sitting.work.id, sitting.settings, way, viewer)
        await self._places.take(sitting, viewer, way)

    def _check_way(
        self, timed_work_id: int, settings: ExamSettings, way: Way, viewer: Viewer
    ) -> None:
        """Keeps in mind whose browser was refused last. Raises exam.address_refused,
        exam.browser_required."""
        knocking = (timed_work_id, viewer.account_id)
        try:
            rules.check_way(timed_work_id, settings, way, viewer)
        except ApiError as error:
            if error.key == "exam.browser_required":
                self._refused_browsers.add(knocking)
            raise
        self._refused_browsers.discard(knocking)

    def is_browser_refused(self, timed_work_id: int, uid: str) -> bool:
        """Whether the person came last with another browser than the exam's, as it is held now."""
        is_asked = rules.asks_for_browser(self._known.settings(timed_work_id))
        return is_asked and (timed_work_id, uid) in self._refused_browsers

    def _check_part(self, kind: CallClass | None, sittings: list[Sitting]) -> None:
        """What nobody has thought about is shut while anything is. Raises exam.closed."""
        now = self._clock.now_ms()
        parts = (
            [kind.value]
            if kind
            else sorted({part for it in sittings for part in it.settings.closed})
        )
        for part in parts:
            sitting = rules.closing(part, sittings, now)
            if sitting is not None:
                raise rules.closed(sitting, part)

    def problems(self, viewer: Viewer) -> LeftOpen | None:
        return self._left_open(viewer, CallClass.PROBLEMS)

    def submissions(self, viewer: Viewer) -> LeftOpen | None:
        return self._left_open(viewer, CallClass.SUBMISSIONS)

    def _left_open(self, viewer: Viewer, kind: CallClass) -> LeftOpen | None:
        """The exams themselves, where one of them shuts this part of the site."""
        sittings = self.sittings(viewer)
        shut_by = rules.closing(kind.value, sittings, self._clock.now_ms()) if sittings else None
        if shut_by is None:
            return None
        numbers = frozenset(each.work.id for each in sittings)
        refusal = partial(rules.closed, shut_by, kind.value)
        return LeftOpen(Kind.TIMED_WORK, numbers, refusal)

    def lets_in(self, viewer: Viewer, way: Way) -> bool:
        """Whether the live socket may tell this viewer anything."""
        for each in self.sittings(viewer):
            try:
                self._check_way(each.work.id, each.settings, way, viewer)
                self._places.check(each, viewer)
            except ApiError:
                return False
        return True


def _named(call: Call) -> int | None:
    """Read as the call reads it, lest it be led to another work than the one that was asked about.
    A body is not read yet, and wins over the address."""
    if call.request.method != "GET":
        return None
    try:
        return named_work(read_query(call.request, TimedWorkQuery))
    except BadRequestError:
        return None


def _reads_of(work: TimedWork, call: Call) -> bool:
    """Whether it names the work to read what is one's own in it."""
    query = call.request.query
    names = query.get("tid") == str(work.id) or query.get("cid") == str(cid_of(work.place))
    return names and call.request.method == "GET"
