"""Use cases of annotations. Who may write and read them, the visibility of submissions says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oj_appliance.annotations import rules, store
from oj_appliance.annotations.types import (
    AnnotatedRow,
    Annotation,
    AnnotationsChanged,
    CodeAnnotated,
)
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Shown
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.storage.database import Database
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.types import QueuePosition, SubmissionRecord
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window

MOST_AT_ONCE = 200  # as many rows as submissions are asked for at once


class Annotations:
    """`as_person` gives whom a uid would be seen as, with what they are in groups."""

    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        events: Events,
        configuration: Configuration,
        registry: PlaceRegistry,
        submissions: Submissions,
        as_person: Callable[[str], Viewer],
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._configuration = configuration
        self._registry = registry
        self._submissions = submissions
        self._as_person = as_person

    def may_write(self, viewer: Viewer, record: SubmissionRecord) -> bool:
        switches = self._configuration.switches
        return self._submissions.visibility.may_annotate(record, viewer, switches)

    def may_read(self, viewer: Viewer, record: SubmissionRecord) -> bool:
        switches = self._configuration.switches
        return self._submissions.visibility.may_read_annotations(record, viewer, switches)

    def may_change(self, viewer: Viewer, annotation: Annotation, *, may_write: bool) -> bool:
        """`may_write`: on that submission."""
        return may_write and (viewer.is_root or annotation.author_uid == viewer.uid)

    async def of_submission(
        self, viewer: Viewer, submission_id: int
    ) -> tuple[list[Annotation], bool]:
        """By line, and whether the viewer may write more. Raises as reading the submission."""
        record = await self._submissions.record(viewer, submission_id)
        found = []
        if self.may_read(viewer, record):
            found = await self._database.read(store.of_submission, submission_id)
        return found, self.may_write(viewer, record)

    async def write(
        self, viewer: Viewer, submission_id: int, line: int, content: str
    ) -> Annotation:
        """Raises as reading the submission, annotation.not_allowed, content.empty,
        content.too_long, annotation.bad_line, annotation.too_many."""
        detail = await self._submissions.detail(viewer, submission_id)
        record = detail.record
        self._check_writer(viewer, record)
        text = rules.checked_content(content)
        rules.check_line(line, detail.code or "", has_lines=record.language != OBJECTIVE)
        made = await self._database.write(
            self._insert, viewer.account_id, record, line, text, self._is_told(record)
        )
        self._events.announce(AnnotationsChanged(record))
        return made

    async def change(self, viewer: Viewer, annotation_id: int, content: str) -> Annotation:
        """Raises annotation.missing, annotation.not_allowed, content.empty, content.too_long."""
        record = await self._changeable(viewer, annotation_id)
        text = rules.checked_content(content)
        changed = await self._database.write(
            self._update, annotation_id, record, text, self._is_told(record)
        )
        self._events.announce(AnnotationsChanged(record))
        return changed

    async def remove(self, viewer: Viewer, annotation_id: int) -> None:
        """Raises annotation.missing, annotation.not_allowed."""
        record = await self._changeable(viewer, annotation_id)
        await self._database.write(store.delete, annotation_id)
        self._events.announce(AnnotationsChanged(record))

    async def mark_read(
        self, viewer: Viewer, submission_id: int, annotation_ids: Sequence[int]
    ) -> None:
        """What the owner was shown they have read, and nothing that was written since; others'
        reading changes nothing. Raises as reading the submission."""
        record = await self._submissions.record(viewer, submission_id)
        if record.uid != viewer.uid or not self.may_read(viewer, record):
            return
        now = self._clock.now_ms()
        count = await self._database.write(store.mark_read, submission_id, annotation_ids, now=now)
        if count:
            self._events.announce(AnnotationsChanged(record))

    async def page(
        self, viewer: Viewer, window: Window, *, written: bool
    ) -> tuple[list[AnnotatedRow], int]:
        """The viewer's own submissions that bear annotations which they may read, or with `written`
        those that the viewer annotated; and how many there are."""
        # What is told of a row goes with what came of it: the same for teachers, who know it all.
        known = self._registry.condition(viewer, Shown.STATUS | Shown.CODE)
        query = store.page_of_author if written else store.page_of_owner
        found, total = await self._database.read(
            query, viewer.account_id, known, limit=window.limit, offset=window.offset
        )
        numbers = [each.submission_id for each in found]
        shown = {}
        for start in range(0, len(numbers), MOST_AT_ONCE):
            part = numbers[start : start + MOST_AT_ONCE]
            for record in await self._submissions.check_statuses(viewer, part):
                shown[record.id] = record
        rows = []
        for each in found:
            if each.submission_id in shown:
                row = shown[each.submission_id]
                rows.append(AnnotatedRow(row, each, self.may_read(viewer, row)))
        return rows, total

    def queue_position(self, record: SubmissionRecord) -> QueuePosition:
        return self._submissions.queue_position(record)

    async def tell_waiting(self) -> None:
        """Sends word of what its owner may know of by now; the timer calls it each minute."""
        for submission_id, uid in (await self._database.read(store.waiting)).items():
            owner = self._as_person(uid)
            for record in await self._submissions.check_statuses(owner, [submission_id]):
                if self.may_read(owner, record):
                    await self._database.write(self._tell, record)
                    self._events.announce(AnnotationsChanged(record))

    def _check_writer(self, viewer: Viewer, record: SubmissionRecord) -> None:
        if not self.may_write(viewer, record):
            raise ApiError("annotation.not_allowed", status=403)

    async def _changeable(self, viewer: Viewer, annotation_id: int) -> SubmissionRecord:
        found = await self._database.read(store.find, annotation_id)
        if found is None:
            raise ApiError("annotation.missing", status=404)
        try:
            record = await self._submissions.record(viewer, found.submission_id)
        except ApiError:
            # Whoever may not know of the submission hears nothing of its annotations either.
            raise ApiError("annotation.missing", status=404) from None
        if not self.may_read(viewer, record):
            raise ApiError("annotation.missing", status=404)
        if not self.may_change(viewer, found, may_write=self.may_write(viewer, record)):
            raise ApiError("annotation.not_allowed", status=403)
        return record

    def _is_told(self, record: SubmissionRecord) -> bool:
        """Whether the owner may know of it now."""
        return self.may_read(self._as_person(record.uid), record)

    def _insert(
        self, author: str, record: SubmissionRecord, line: int, content: str, is_told: bool
    ) -> Annotation:
        now = self._clock.now_ms()
        if store.count_of(record.id) >= rules.MOST_OF_ONE:
            raise ApiError("annotation.too_many", n=rules.MOST_OF_ONE)
        number = store.insert(
            record.id, owner=record.uid, author=author, line=line, content=content, now=now
        )
        if is_told:
            self._tell(record)
        return _existing(number)

    def _update(
        self, annotation_id: int, record: SubmissionRecord, content: str, is_told: bool
    ) -> Annotation:
        store.update(annotation_id, content, now=self._clock.now_ms())
        if is_told:
            self._tell(record)
        return _existing(annotation_id)

    def _tell(self, record: SubmissionRecord) -> None:
        """Once, until the owner reads them."""
        is_due, author = store.mark_told(record.id)
        if is_due:
            now = self._clock.now_ms()
            event = CodeAnnotated(record.id, record.display_pid, record.uid, author, now)
            self._events.publish(event)


def _existing(annotation_id: int) -> Annotation:
    found = store.find(annotation_id)
    if found is None:  # taken away by another teacher in the same moment
        raise ApiError("annotation.missing", status=404)
    return found
