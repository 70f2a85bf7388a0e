"""Use cases of whoever takes the results along (contract timedwork.md §16)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import IO

from oj_appliance.exam_results.papers import store
from oj_appliance.exam_results.papers.archive import pack_code
from oj_appliance.exam_results.papers.types import SentCode
from oj_appliance.exam_results.service import ExamResults
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class ExamPapers:
    def __init__(self, database: Database, results: ExamResults, scratch: Path) -> None:
        self._database = database
        self._results = results
        self._scratch = scratch
        self.secret = results.secret

    async def sheet(
        self, viewer: Viewer, timed_work_id: int, version: int | None
    ) -> tuple[ResultSheet, bool]:
        """Of a signed version, or as things stand; and whether nobody can begin any more. Raises as
        ExamResults.now and .version."""
        if version is None:
            results = await self._results.now(viewer, timed_work_id)
            return results.sheet, results.is_over
        return (await self._results.version(viewer, timed_work_id, version)).sheet, True

    async def papers(
        self, viewer: Viewer, timed_work_id: int, uid: str | None
    ) -> tuple[ResultSheet, list[SentCode]]:
        """As things stand, with what one person sent, or everybody. Raises as ExamResults.now."""
        results = await self._results.now(viewer, timed_work_id)
        return results.sheet, await self._database.read(store.sent, timed_work_id, uid)

    async def sent(self, timed_work_id: int) -> list[SentCode]:
        """All that came in, for whoever has been let in to the work."""
        return await self._database.read(store.sent, timed_work_id)

    async def archive(self, viewer: Viewer, timed_work_id: int) -> IO[bytes]:
        """A zip, as an open file without a name; close it. Raises as ExamResults.now."""
        sheet, sent = await self.papers(viewer, timed_work_id, None)
        return await asyncio.to_thread(pack_code, sheet, sent, self.secret(), self._scratch)
