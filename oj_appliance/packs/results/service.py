"""The results of an exam that came in a sealed file, on their way back (contract pack.md §4)."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_results.papers.service import ExamPapers
from oj_appliance.exam_results.service import ExamResults
from oj_appliance.interchange.exports.service import Exports
from oj_appliance.packs import store
from oj_appliance.packs.container import locks
from oj_appliance.packs.container.layout import VERSION, Facts, Kind
from oj_appliance.packs.container.sealing import facts_bytes, sealed
from oj_appliance.packs.results import programs
from oj_appliance.packs.results.types import LARGEST_RESULTS, SchoolResults
from oj_appliance.packs.service import target_of
from oj_appliance.packs.types import LONGEST_NAME, Pack, Secrets, State, counting_of
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.types import draft_of
from oj_appliance.web.guards import Actor


class PackResults:
    """`site` gives the name by which the office knows this school."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        results: ExamResults,
        papers: ExamPapers,
        exports: Exports,
        site: Callable[[], str],
        scratch: Path,
    ) -> None:
        self._database = database
        self._clock = clock
        self._results = results
        self._papers = papers
        self._exports = exports
        self._site = site
        self._scratch = scratch

    async def write(self, actor: Actor, pack: Pack) -> tuple[IO[bytes], str]:
        """An open file without a name, and the school's name. Raises pack.not_opened, and
        timedwork.missing, timedwork.not_allowed."""
        if pack.state is not State.OPENED or pack.timed_work_id is None or pack.copy_id is None:
            raise ApiError("pack.not_opened")
        secrets = await self._database.read(store.secrets_of, pack.id)
        if secrets is None or secrets.signing_key is None:
            raise ApiError("pack.not_opened")
        found = await self._results.now(actor.viewer, pack.timed_work_id)
        newest = found.versions[0] if found.versions else None
        is_signed = newest is not None and newest.digest == found.digest
        school = self._site()[:LONGEST_NAME]
        # The exam may be running: what came since the sheet is left out of it.
        sent = await self._papers.sent(pack.timed_work_id)
        digests = await self._exports.digests([each.pid for each in found.sheet.problems])
        content = SchoolResults(
            pack_id=pack.pack_id,
            copy_id=pack.copy_id,
            school=school,
            written_by=actor.username,
            written_at=self._clock.now_ms(),
            is_over=found.is_over,
            running=found.running,
            awaited=found.awaited,
            signed=newest.version if newest is not None and is_signed else None,
            counting=counting_of(draft_of(found.work), found.work.settings),
            sheet=found.sheet,
            digests={str(pid): digest for pid, digest in digests.items()},
            submissions=list(programs.programs(found.sheet, sent)),
        )
        file = await asyncio.to_thread(self._written, pack, content, secrets)
        await self._database.write(self._audit, actor, pack, content)
        return file, school

    def _written(self, pack: Pack, content: SchoolResults, secrets: Secrets) -> IO[bytes]:
        payload = _fitting(content)
        facts = facts_bytes(
            Facts(
                version=VERSION,
                kind=Kind.RESULTS,
                pack_id=pack.pack_id,
                title=pack.title,
                site=content.school,
                made_at=content.written_at,
                size=len(payload),
            )
        )
        key = locks.new_key()
        signature = locks.sign(secrets.signing_key or b"", facts, hashlib.sha256(payload).digest())
        lock = locks.lock_by_key(key, secrets.results_key, facts, signature=signature)
        file = tempfile.TemporaryFile(dir=self._scratch)  # noqa: SIM115 - closed by the caller
        file.writelines(sealed(facts, lock, key, [payload]))
        file.seek(0)
        return file

    def _audit(self, actor: Actor, pack: Pack, content: SchoolResults) -> None:
        after = {
            "people": len(content.sheet.people),
            "submissions": len(content.submissions),
            "over": content.is_over,
        }
        record_audit(actor, "pack.results", target_of(pack), after=after, now=content.written_at)


def _fitting(content: SchoolResults) -> bytes:
    """With all that was sent, or else with what counts alone: the office takes no larger file."""
    payload = msgspec.json.encode(content)
    if len(payload) <= LARGEST_RESULTS:
        return payload
    fewer = programs.counting(content.sheet, content.submissions)
    return msgspec.json.encode(msgspec.structs.replace(content, submissions=fewer))
