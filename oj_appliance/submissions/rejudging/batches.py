"""What a preview has shown becomes true, and is taken back (contract submission.md §5.1).

Rows are written in small parts, so that nobody waits behind a whole class; what an ended server
left half done is finished at the next start, before anybody is answered. Each part keeps with its
rows what it found, and taking back goes through them in the opposite order, so that rows, cases
and scores are as they were to the bit; what is counted from them follows.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.fault_points import pass_point
from oj_appliance.places.codec import cid_of
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.test_data.versions import DataVersions
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.storage.database import Database
from oj_appliance.submissions.rejudging import store as rejudge_store
from oj_appliance.submissions.rejudging.preview import digest, found_preview
from oj_appliance.submissions.rejudging.types import (
    UNDOABLE_MS,
    Batch,
    BatchState,
    ChangeState,
    Snapshot,
)
from oj_appliance.submissions.store import reading as store
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.web.guards import Actor

ROWS_AT_ONCE = 20


class RejudgeBatches:
    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        events: Events,
        problems: ProblemService,
        versions: DataVersions,
        transitions: Transitions,
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._problems = problems
        self._versions = versions
        self._transitions = transitions

    async def apply(self, actor: Actor, key: str) -> tuple[int, int]:
        """(batch, how many rows changed); again for a key that was applied already. Raises
        rejudge.missing, rejudge.stale, judge.still_running."""
        batch = await self._database.write(self._begin_apply, actor, key)
        await self.finish(batch)
        changed = await self._database.read(
            rejudge_store.count_in_state, batch.id, ChangeState.APPLIED
        )
        return batch.id, changed

    def _begin_apply(self, actor: Actor, key: str) -> Batch:
        now = self._clock.now_ms()
        batch = found_preview(key, now)
        if batch.state in (BatchState.APPLYING, BatchState.APPLIED):
            return batch
        if batch.state is BatchState.RUNNING:
            raise ApiError("judge.still_running")
        if batch.state is not BatchState.DONE:
            raise ApiError("rejudge.missing")
        self._refuse_stale(batch)
        if batch.data_version_id != batch.previous_data_version_id:
            self._versions.activate_inside(batch.data_version_id, _editor(actor))
        rejudge_store.set_state(batch.id, BatchState.APPLYING, now=now, applied_at=now)
        self._audit(actor, "submission.rejudge_apply", batch, ChangeState.CHANGES, now)
        return batch

    def _refuse_stale(self, batch: Batch) -> None:
        today = self._problems.read_for_judging(batch.problem_id)
        problem = self._problems.read_version_by_id(batch.problem_id, batch.data_version_id)
        if (
            today is None
            or problem is None
            or today.data_version_id != batch.previous_data_version_id
            or digest(problem) != batch.judged_by
            or rejudge_store.changed_since(batch.id, ChangeState.CHANGES)
        ):
            raise ApiError("rejudge.stale")

    async def undo(self, actor: Actor, batch_id: int) -> int:
        """How many rows are as they were. Raises rejudge.missing, rejudge.stale (the data were
        changed since)."""
        batch = await self._database.write(self._begin_undo, actor, batch_id)
        await self.finish(batch)
        return await self._database.read(rejudge_store.count_in_state, batch_id, ChangeState.UNDONE)

    def _begin_undo(self, actor: Actor, batch_id: int) -> Batch:
        now = self._clock.now_ms()
        batch = rejudge_store.find_batch_by_id(batch_id)
        if batch is None or not may_undo(batch, now):
            raise ApiError("rejudge.missing")
        if rejudge_store.changed_since(batch.id, ChangeState.APPLIED):
            raise ApiError("rejudge.missing")
        today = self._problems.read_for_judging(batch.problem_id)
        if today is None or today.data_version_id != batch.data_version_id:
            raise ApiError("rejudge.stale")
        if batch.data_version_id != batch.previous_data_version_id:
            self._versions.activate_inside(batch.previous_data_version_id, _editor(actor))
        rejudge_store.set_state(batch.id, BatchState.UNDOING, now=now)
        self._audit(actor, "submission.rejudge_undo", batch, ChangeState.APPLIED, now)
        return batch

    # -- row by row

    async def recover(self, resume: Callable[[Batch], Awaitable[None]]) -> None:
        """At start: what is half written is finished, and previews go on by `resume`."""
        for batch in await self._database.read(rejudge_store.unfinished_batches):
            if batch.state is BatchState.RUNNING:
                await resume(batch)
            else:
                await self.finish(batch)

    async def finish(self, batch: Batch) -> None:
        """Goes on with a batch that is being applied or taken back; harmless for any other."""
        while (written := await self._database.write(self._write_part, batch.id)) is not None:
            for record in await self._database.read(store.find_records, written):
                self._transitions.announce(record)
        self._events.announce(ProblemChanged(batch.problem_id))

    def _write_part(self, batch_id: int) -> list[int] | None:
        """The rows that were written; None at the end."""
        batch = rejudge_store.find_batch_by_id(batch_id)
        if batch is None:
            return None
        match batch.state:
            case BatchState.APPLYING:
                return self._part(batch, ChangeState.CHANGES, BatchState.APPLIED, self._put)
            case BatchState.UNDOING:
                return self._part(batch, ChangeState.APPLIED, BatchState.UNDONE, self._take_back)
        return None

    def _part(
        self,
        batch: Batch,
        state: ChangeState,
        end: BatchState,
        write: Callable[[Batch, SubmissionRecord], None],
    ) -> list[int] | None:
        pass_point("rejudge_part")
        now = self._clock.now_ms()
        undoing = state is ChangeState.APPLIED
        ids = rejudge_store.rows_in_state(batch.id, state, limit=ROWS_AT_ONCE, newest_first=undoing)
        if not ids:
            rejudge_store.set_state(batch.id, end, now=now)
            return None
        judged_again = set(rejudge_store.changed_since(batch.id, state))
        for submission_id in ids:
            row = store.find_record(submission_id)
            if row is None or submission_id in judged_again:
                rejudge_store.set_row(batch.id, submission_id, state=ChangeState.LEFT_ALONE)
            else:
                write(batch, row)
        return ids

    def _put(self, batch: Batch, row: SubmissionRecord) -> None:
        now = self._clock.now_ms()
        before, after = rejudge_store.snapshots(batch.id, row.id)
        # As it is at this moment: sharing may have touched it since the preview.
        before = msgspec.structs.replace(
            before, row=msgspec.structs.replace(before.row, updated_at=row.updated_at)
        )
        written = msgspec.structs.replace(after.row, updated_at=max(now, row.updated_at + 1))
        self._transitions.apply(row, msgspec.structs.asdict(written), after.cases)
        rejudge_store.set_row(
            batch.id,
            row.id,
            state=ChangeState.APPLIED,
            seen=rejudge_store.seen_of(row.id),
            before=msgspec.json.encode(before).decode(),
            after=msgspec.json.encode(Snapshot(written, after.cases)).decode(),
        )

    def _take_back(self, batch: Batch, row: SubmissionRecord) -> None:
        before, after = rejudge_store.snapshots(batch.id, row.id)
        restored = before.row
        if row.updated_at != after.row.updated_at:
            restored = msgspec.structs.replace(restored, updated_at=row.updated_at)
        self._transitions.take_back(row, msgspec.structs.asdict(restored), before.cases)
        rejudge_store.set_row(batch.id, row.id, state=ChangeState.UNDONE)

    def _audit(self, actor: Actor, action: str, batch: Batch, state: ChangeState, now: int) -> None:
        versions = (batch.previous_data_version_id, batch.data_version_id)
        if state is ChangeState.APPLIED:
            versions = versions[::-1]
        rows = rejudge_store.changed_rows(batch.id)
        record_audit(
            actor,
            action,
            {"pid": batch.problem_id, "cid": cid_of(batch.place) or None, "batchId": batch.id},
            before={"dataVersionId": versions[0]},
            after={"dataVersionId": versions[1], "changed": len(rows)},
            now=now,
        )


def may_undo(batch: Batch, now: int) -> bool:
    """As far as the batch itself tells."""
    is_young = (batch.applied_at or 0) + UNDOABLE_MS > now
    return batch.state is BatchState.APPLIED and is_young


def _editor(actor: Actor) -> Actor:
    return actor
