"""Single files of the test data: read, fetched and replaced one by one (contract file.md §2)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from oj_appliance.errors import ApiError, DownloadError, size_text
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.problems.line_ends import with_line_feeds
from oj_appliance.problems.rules import LONGEST_CASE_NAME, is_plain_file_name
from oj_appliance.problems.store import problems, test_data
from oj_appliance.problems.test_data.testcases import TestCases
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.uploads import check_space

LARGEST_CASE_FILE = 64 * 1024 * 1024
SHOWN_BYTES = 64 * 1024
_CHUNK = 1 << 20


class CaseFiles:
    """A file is named within the upload that is not saved yet, else within the stored problem."""

    def __init__(self, database: Database, blobs: BlobFolder, testcases: TestCases) -> None:
        self._database = database
        self._blobs = blobs
        self._testcases = testcases

    async def beginning(
        self, viewer: Viewer, pid: int | None, upload_id: str | None, name: str
    ) -> tuple[str, int]:
        """What a reader sees of it, bytes that are no text replaced, and its size in bytes. Raises
        testcase.none, and problem.missing and file.not_allowed for a stored problem's."""
        try:
            found = await self._database.read(self._find, viewer, pid, upload_id, name)
        except DownloadError as error:
            raise ApiError(error.key, status=error.status) from error
        content = await asyncio.to_thread(_first_bytes, self._blobs.path(found.sha256))
        return content.decode("utf-8", "replace"), found.size

    async def path(self, viewer: Viewer, pid: int | None, upload_id: str | None, name: str) -> Path:
        """Where its content lies. Raises DownloadError with the keys of `beginning`."""
        found = await self._database.read(self._find, viewer, pid, upload_id, name)
        return self._blobs.path(found.sha256)

    def _find(
        self, viewer: Viewer, pid: int | None, upload_id: str | None, name: str
    ) -> StoredBlob:
        uploaded: dict[str, StoredBlob] = {}
        if upload_id:
            uploaded = self._testcases.uploaded_files(upload_id, viewer.account_id)
        found = uploaded.get(name)
        if found is None and pid is not None:
            found = _stored_files(viewer, pid).get(name)
        if found is None:
            raise DownloadError("testcase.none", status=404)
        return found

    async def replace(
        self, uid: str, upload_id: str | None, name: str, path: Path
    ) -> tuple[str, StoredBlob]:
        """Keeps a file under that name for the next save: the upload's id, and the content with LF
        line ends. Raises http.bad_param, file.too_large, file.no_space."""
        if not is_plain_file_name(name, LONGEST_CASE_NAME):
            raise ApiError("http.bad_param", name="name")
        content = await asyncio.to_thread(self._keep, path)
        kept = await self._database.write(self._testcases.add_file, upload_id, uid, name, content)
        return kept, content

    def _keep(self, path: Path) -> StoredBlob:
        size = path.stat().st_size
        if size > LARGEST_CASE_FILE:
            raise ApiError("file.too_large", limit=size_text(LARGEST_CASE_FILE))
        check_space(path.parent, size)
        return self._blobs.put_stream(with_line_feeds(_chunks(path)))


def _stored_files(viewer: Viewer, pid: int) -> dict[str, StoredBlob]:
    problem = problems.find_problem(pid)
    if problem is None:
        raise DownloadError("problem.missing", status=404)
    if not viewer_may_edit(problem, viewer):
        raise DownloadError("file.not_allowed")
    active = problem.data_version_id
    manifest = None if active is None else test_data.find_manifest(active)
    files: dict[str, StoredBlob] = {}
    for case in manifest.cases if manifest else ():
        files[case.input_name] = case.input
        files[case.output_name] = case.output
    return files


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(SHOWN_BYTES)


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            yield chunk
