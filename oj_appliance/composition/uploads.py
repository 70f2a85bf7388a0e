"""Files that people send: public ones, large ones in pieces, and how many a minute."""

from __future__ import annotations

from oj_appliance.composition.foundation import Foundation
from oj_appliance.files.api import FilesApi
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.resumable_api import ResumableUploadsApi
from oj_appliance.files.service import PublicFiles, UploadRate


class UploadParts:
    def __init__(self, foundation: Foundation) -> None:
        clock, folder = foundation.clock, foundation.folder
        self.public_files = PublicFiles(foundation.database, clock, folder.public)
        self.resumable = ResumableUploads(folder.uploads / "resumable", clock)
        self.rate = UploadRate(clock, per_minute=foundation.settings.limits.upload_per_minute)

    def apis(self) -> list[object]:
        return [
            FilesApi(self.public_files, self.rate),
            ResumableUploadsApi(self.resumable, self.rate),
        ]
