"""Sealed files: exams and problem banks on their way between servers, and results back."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from oj_appliance.composition.exam_results import ExamResultPart
from oj_appliance.composition.exchange import ExchangePart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.timed_work_office import TimedWorkOfficePart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.packs.api import PacksApi
from oj_appliance.packs.making.service import PackMaking
from oj_appliance.packs.merging.api import PackMergingApi
from oj_appliance.packs.merging.service import PackMerging
from oj_appliance.packs.receiving.api import PackReceivingApi
from oj_appliance.packs.receiving.exam import ExamOpening
from oj_appliance.packs.receiving.service import PackReceiving
from oj_appliance.packs.results.service import PackResults
from oj_appliance.packs.service import Packs
from oj_appliance.packs.submitted.api import PackSubmittedApi
from oj_appliance.packs.submitted.service import PackSubmitted


class PackPart(Part):
    def __init__(self, house: House) -> None:
        foundation, exchange = house.foundation, house[ExchangePart]
        database, clock, blobs = foundation.database, foundation.clock, foundation.blobs
        scratch, configuration = foundation.folder.uploads, foundation.configuration
        editing = house[TimedWorkOfficePart].editing
        uploads = house[UploadPart].resumable
        packs = Packs(database, clock, blobs)

        def site() -> str:
            return configuration.website.name

        self._making = PackMaking(database, clock, blobs, editing, exchange.exports, site, scratch)
        opening = ExamOpening(database, clock, exchange.importer, editing, foundation.events)
        self._receiving = PackReceiving(
            database,
            clock,
            blobs,
            opening,
            exchange.imports,
            exchange.exports,
            house[ProblemPart].service.installed_languages,
            scratch,
        )
        exams = house[ExamResultPart]
        results = PackResults(
            database, clock, exams.results, exams.papers, exchange.exports, site, scratch
        )
        merging = PackMerging(database, clock, blobs)
        submitted = PackSubmitted(
            clock, blobs, merging, exams.likeness, exams.results.secret, scratch
        )
        self._apis: list[object] = [
            PacksApi(packs, self._making),
            PackReceivingApi(packs, self._receiving, results, uploads),
            PackMergingApi(merging, uploads),
            PackSubmittedApi(submitted, lambda: ZoneInfo(configuration.website.timezone)),
        ]

    def apis(self) -> list[object]:
        return self._apis

    async def recover(self) -> None:
        await self._making.recover()

    async def stop(self) -> None:
        await self._making.stop()
        await self._receiving.stop()
