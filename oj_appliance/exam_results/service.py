"""Use cases of whoever closes an exam: look whether all has come and is judged, sign, compare
(contract timedwork.md §16)."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_results import rules, sheet, store
from oj_appliance.exam_results.differences import differences
from oj_appliance.exam_results.types import (
    Received,
    Results,
    ResultSheet,
    Signed,
    SignedVersion,
)
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.administration.service import TimedWorkEditing, managed, target_of
from oj_appliance.timed_work.corrections import store as corrections
from oj_appliance.timed_work.rank.service import TimedWorkRanks
from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.taking import store as taking
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Actor, Viewer


class ExamResults:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        editing: TimedWorkEditing,
        ranks: TimedWorkRanks,
        secret: Callable[[], bytes],
    ) -> None:
        """`secret` gives the site's, for the fingerprints of answers."""
        self._database = database
        self._clock = clock
        self._editing = editing
        self._ranks = ranks
        self.secret = secret

    async def now(self, viewer: Viewer, timed_work_id: int) -> Results:
        """Raises timedwork.missing, timedwork.not_allowed."""
        work = self._editing.work(viewer, timed_work_id)
        # Before the points, lest what is judged in between counts as judged without its points.
        received = await self._database.read(self._received, work)
        rows = await self._ranks.rows(work)
        return await self._database.read(self._read, work, received, rows)

    async def sign(self, actor: Actor, timed_work_id: int, digest: str, note: str | None) -> int:
        """The number of the version. `digest` names the results that the signer has seen. Raises as
        `now`, and as rules.check_signing."""
        results = await self.now(actor.viewer, timed_work_id)
        rules.check_signing(results, digest)
        text = sheet.written(results.sheet)
        version = len(results.versions) + 1
        signed = SignedVersion(version, digest, note, actor.username, self._clock.now_ms())
        await self._database.write(_sign, actor, timed_work_id, signed, text)
        return version

    async def version(self, viewer: Viewer, timed_work_id: int, version: int) -> Signed:
        """Raises timedwork.missing, timedwork.not_allowed, results.no_version."""
        work = self._editing.work(viewer, timed_work_id)
        return await self._database.read(_signed, work, version)

    def _received(self, work: TimedWork) -> Received:
        now, records = self._clock.now_ms(), self._editing.known.records(work.id).values()
        taken = taking.times_of(work.id)
        return Received(
            is_over=not work_rules.may_be_begun(work, records, now),
            running=rules.running(work, records, now),
            awaited=rules.awaited(work, records, taken, now),
            submitted=store.submitted(work.id),
        )

    def _read(self, work: TimedWork, received: Received, rows: list[RankRow]) -> Results:
        now, known = self._clock.now_ms(), self._editing.known
        records = known.records(work.id)
        found = sheet.Findings(
            work=work,
            problems=known.problems(work.id),
            rows=rows,
            records=records,
            identities=store.identities(records),
            ranked=store.may_be_ranked(records),
            corrections=corrections.counting(work.id),
            submitted=received.submitted,
            stored=store.stored(sheet.counting(rows)),
            secret=self.secret(),
        )
        made = sheet.make_sheet(found, now)
        versions = store.versions(work.id)
        last = _sheet(work.id, versions[0].version) if versions else None
        return Results(
            work=work,
            sheet=made,
            digest=sheet.digest_of(sheet.written(made)),
            is_over=received.is_over,
            running=received.running,
            awaited=received.awaited,
            versions=tuple(versions),
            changes=tuple(differences(last, made)) if last else (),
        )


def _sheet(timed_work_id: int, version: int) -> ResultSheet:
    """Raises results.no_version."""
    text = store.content(timed_work_id, version)
    if text is None:
        raise ApiError("results.no_version", status=404)
    return sheet.read(text)


def _signed(work: TimedWork, version: int) -> Signed:
    kept = _sheet(work.id, version)
    about = next(each for each in store.versions(work.id) if each.version == version)
    earlier = _sheet(work.id, version - 1) if version > 1 else None
    changes = differences(earlier, kept) if earlier else []
    return Signed(work, about, kept, tuple(changes))


def _sign(actor: Actor, timed_work_id: int, signed: SignedVersion, text: str) -> None:
    work = managed(actor.viewer, timed_work_id)
    newest = next(iter(store.versions(work.id)), None)
    if (newest.version if newest else 0) != signed.version - 1:
        raise ApiError("results.changed", status=409)
    store.insert_version(work.id, signed, uid=actor.account_id, text=text)
    record_audit(
        actor,
        "exam.sign_off",
        {**target_of(work), "version": signed.version},
        after={"digest": signed.digest, "note": signed.note},
        now=signed.signed_at,
    )
