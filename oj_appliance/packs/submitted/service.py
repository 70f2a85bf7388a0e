"""Use cases of an office that looks into what people of all schools sent (contract pack.md §5)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import IO

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_results.likeness.service import ExamLikeness
from oj_appliance.exam_results.likeness.types import Report, WholeReport
from oj_appliance.exam_results.papers.archive import pack_code
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.packs.merging.service import PackMerging
from oj_appliance.packs.merging.types import Merged
from oj_appliance.packs.results.programs import unpacked
from oj_appliance.packs.submitted import rules
from oj_appliance.packs.submitted.rules import Brought, Gathered
from oj_appliance.packs.types import Pack
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.web.guards import Actor, Viewer

# Pairs that share less of their code are not told; as the page asks for a timed work's.
LEAST = 0.5


class PackSubmitted:
    """`secret` gives the site's, for the fingerprints of answers; `scratch` is a folder on the
    disk of the data."""

    def __init__(
        self,
        clock: Clock,
        blobs: BlobFolder,
        merging: PackMerging,
        likeness: ExamLikeness,
        secret: Callable[[], bytes],
        scratch: Path,
    ) -> None:
        self._clock = clock
        self._blobs = blobs
        self._merging = merging
        self._likeness = likeness
        self._secret = secret
        self._scratch = scratch

    async def archive(self, viewer: Viewer, number: int) -> IO[bytes]:
        """A zip, as an open file without a name; close it. Raises pack.missing, pack.no_exam,
        pack.no_code."""
        _, found = await self._gathered(viewer, number)
        return await asyncio.to_thread(
            pack_code, found.sheet, found.sent, self._secret(), self._scratch
        )

    async def alike(self, actor: Actor, number: int) -> tuple[ResultSheet, WholeReport]:
        """Who wrote what somebody wrote, of whichever school. Raises as `archive`, and
        similarity.exam_runs, similarity.running."""
        pack, found = await self._gathered(actor.viewer, number)
        programs = list(rules.compared(found))
        answer = await self._likeness.compared(pack.timed_work_id or 0, programs, LEAST)
        codes = {each.id: each.code for each in programs}
        report = Report(answer, actor.username, self._clock.now_ms())
        return found.sheet, WholeReport(report, codes)

    async def _gathered(self, viewer: Viewer, number: int) -> tuple[Pack, Gathered]:
        pack, found = await self._merging.found(viewer, number)
        if not any(each.results.code for each in found.files):
            raise ApiError("pack.no_code", status=404)
        return pack, await asyncio.to_thread(self._put_together, pack, found)

    def _put_together(self, pack: Pack, found: Merged) -> Gathered:
        brought: Brought = {
            each.id: unpacked(self._blobs.path(each.results.code).read_bytes())
            for each in found.files
            if each.results.code is not None
        }
        return rules.gathered(pack.title, found, brought)
