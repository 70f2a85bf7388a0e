"""Files that people send: public ones, large ones in pieces, and how many a minute."""

from __future__ import annotations

import asyncio

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.files.api import FilesApi
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.resumable_api import ResumableUploadsApi
from oj_appliance.files.service import PublicFiles, UploadRate


class UploadPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        clock, folder = foundation.clock, foundation.folder
        self._folder = folder
        self.public_files = PublicFiles(foundation.database, clock, folder.public)
        self.resumable = ResumableUploads(folder.uploads / "resumable", clock)
        self.rate = UploadRate(clock, per_minute=foundation.settings.limits.upload_per_minute)

    def apis(self) -> list[object]:
        return [
            FilesApi(self.public_files),
            ResumableUploadsApi(self.resumable, self.rate),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, lambda: asyncio.to_thread(self.resumable.forget_old))]

    async def recover(self) -> None:
        self._folder.forget_uploads()
