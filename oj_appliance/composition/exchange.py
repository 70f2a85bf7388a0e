"""How problem packages come in and go out."""

from __future__ import annotations

from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.interchange.demo.content import DemoContent
from oj_appliance.interchange.exports.api import ExportApi
from oj_appliance.interchange.exports.older_api import OlderExportApi
from oj_appliance.interchange.exports.service import Exports
from oj_appliance.interchange.exports.source import ExportSource
from oj_appliance.interchange.imports.api import ImportApi
from oj_appliance.interchange.imports.importer import Importer
from oj_appliance.interchange.imports.older_api import OlderImportApi
from oj_appliance.interchange.imports.service import Imports
from oj_appliance.interchange.questions.api import QuestionsApi
from oj_appliance.interchange.questions.service import Questions


class ExchangePart(Part):
    def __init__(self, house: House) -> None:
        foundation, uploads, problems = house.foundation, house[UploadPart], house[ProblemPart]
        self._foundation = foundation
        self._uploads = uploads
        self._groups = house[GroupPart].service
        self._questions = Questions(problems.editing.problem)
        database, clock, folder = foundation.database, foundation.clock, foundation.folder
        self.importer = Importer(
            database,
            clock,
            problems.service,
            problems.programs,
            uploads.public_files,
            folder.uploads,
            lambda: foundation.configuration.website.language,
        )
        self.imports = Imports(database, clock, self.importer, house[ExamFreezePart].freeze.check)
        self.demo_content = DemoContent(database, clock, problems.service)
        house[PeoplePart].accounts.put_demo = self.demo_content.put
        source = ExportSource(foundation.blobs.path, folder.public, self._site)
        self.exports = Exports(database, clock, source, folder.uploads)

    def apis(self) -> list[object]:
        return [
            ImportApi(self.imports, self._uploads.resumable, self._groups),
            OlderImportApi(self.imports, self._groups),
            ExportApi(self.exports, self._groups),
            OlderExportApi(self.exports, self._groups),
            QuestionsApi(self._questions),
        ]

    async def recover(self) -> None:
        await self.imports.recover()
        if self._foundation.settings.server.demo:
            await self.demo_content.put(self._foundation.configuration.website.language)

    def start(self) -> None:
        self.imports.start()

    async def stop(self) -> None:
        await self.imports.stop()

    def _site(self) -> tuple[str, str]:
        """Language and address of this site, as a package names them."""
        website = self._foundation.configuration.website
        address = website.baseUrl or next(iter(self._foundation.addresses()), "")
        return website.language, address.rstrip("/")
