"""Test data on their way in and out: archives of cases (contract file.md §2)."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import zipfile
from pathlib import Path
from typing import IO

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.archives import Archive, open_archive
from oj_appliance.files.service import know_blobs
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.problems.line_ends import with_line_feeds
from oj_appliance.problems.rules import CASE_MODES, LARGEST_CASE_COUNT
from oj_appliance.problems.store import problems, test_data
from oj_appliance.problems.test_data.pairing import Pair, Reason, pair_files
from oj_appliance.problems.types.data_versions import Manifest
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.storage.temporary import get_temporary, put_temporary
from oj_appliance.web.guards import Viewer
from oj_appliance.web.uploads import check_space

UPLOAD_LIFE_MS = 24 * 3600 * 1000


class UploadedCase(msgspec.Struct, frozen=True):
    input_name: str
    output_name: str
    input: StoredBlob
    output: StoredBlob


class UploadedCases(msgspec.Struct, frozen=True):
    """`upload_id` brings the files into a problem when it is saved."""

    upload_id: str
    cases: tuple[UploadedCase, ...]
    ignored: tuple[tuple[str, Reason], ...]


class _KeptUpload(msgspec.Struct):
    """What kv_temp remembers of an upload: file names with their contents."""

    uid: str
    files: dict[str, StoredBlob]


class TestCases:
    __test__ = False  # the name begins with "Test": pytest must not collect it

    def __init__(self, database: Database, clock: Clock, blobs: BlobFolder, scratch: Path) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs
        self._scratch = scratch

    # -- in

    async def receive(self, uid: str, archive: Path, mode: str) -> UploadedCases:
        """Pairs and keeps the files of a zip for a day. Raises testcase.bad_zip, testcase.empty,
        file.no_space, http.bad_param."""
        if not any(mode in modes for modes in CASE_MODES.values()):
            raise ApiError("http.bad_param", name="mode")
        cases, ignored = await asyncio.to_thread(self._unpack, archive)
        upload_id = secrets.token_hex(16)
        await self._database.write(self._remember, upload_id, uid, cases)
        return UploadedCases(upload_id, cases, ignored)

    def _unpack(
        self, path: Path
    ) -> tuple[tuple[UploadedCase, ...], tuple[tuple[str, Reason], ...]]:
        with open_archive(path) as archive:
            pairing = pair_files(entry.name for entry in archive.files)
            if not pairing.pairs:
                raise ApiError("testcase.empty")
            if len(pairing.pairs) > LARGEST_CASE_COUNT:
                over = pairing.pairs[LARGEST_CASE_COUNT]
                raise ApiError("testcase.bad_zip", entry=over.input_name)
            check_space(self._scratch, sum(entry.size for entry in archive.files))
            return tuple(self._keep(archive, pair) for pair in pairing.pairs), pairing.ignored

    def _keep(self, archive: Archive, pair: Pair) -> UploadedCase:
        return UploadedCase(
            pair.input_name,
            pair.output_name,
            self._keep_file(archive, pair.input_path),
            self._keep_file(archive, pair.output_path),
        )

    def _keep_file(self, archive: Archive, path: str | None) -> StoredBlob:
        if path is None:
            return self._blobs.put(b"")
        return self._blobs.put_stream(with_line_feeds(archive.chunks(archive.file(path))))

    def _remember(self, upload_id: str, uid: str, cases: tuple[UploadedCase, ...]) -> None:
        now = self._clock.now_ms()
        files = {each.input_name: each.input for each in cases}
        files |= {each.output_name: each.output for each in cases}
        know_blobs(files.values(), now=now)
        put_temporary(_key(upload_id), _KeptUpload(uid, files), expires_at=now + UPLOAD_LIFE_MS)

    def add_file(self, upload_id: str | None, uid: str, name: str, content: StoredBlob) -> str:
        """Synchronous, in a write: one file into that upload of this account's, or into a new one
        when there is none; the upload's id. The same name replaces."""
        kept = self.uploaded_files(upload_id, uid) if upload_id else {}
        if not kept or upload_id is None:
            upload_id, kept = secrets.token_hex(16), {}
        now = self._clock.now_ms()
        files = {**kept, name: content}
        know_blobs(files.values(), now=now)  # all of them live on for a day
        put_temporary(_key(upload_id), _KeptUpload(uid, files), expires_at=now + UPLOAD_LIFE_MS)
        return upload_id

    def uploaded_files(self, upload_id: str, uid: str) -> dict[str, StoredBlob]:
        """Synchronous, in a read or write: the files that this account uploaded under that id;
        none when it is unknown, another's or too old."""
        kept = get_temporary(_key(upload_id), now=self._clock.now_ms())
        if kept is None:
            return {}
        upload = msgspec.convert(kept, _KeptUpload)
        return upload.files if upload.uid == uid else {}

    # -- out

    async def pack(self, viewer: Viewer, pid: int, version: int | None) -> IO[bytes]:
        """A zip of the cases, as an open file without a name; close it. Raises DownloadError
        problem.missing, file.not_allowed, testcase.none, testcase.no_version."""
        manifest = await self._database.read(self._manifest_for, viewer, pid, version)
        return await asyncio.to_thread(self._pack, manifest)

    def _manifest_for(self, viewer: Viewer, pid: int, version: int | None) -> Manifest:
        problem = problems.find_problem(pid)
        if problem is None:
            raise DownloadError("problem.missing", status=404)
        if not viewer_may_edit(problem, viewer):
            raise DownloadError("file.not_allowed")
        if version is not None:
            manifest = test_data.find_manifest_of_version(pid, version)
            if manifest is None:
                raise DownloadError("testcase.no_version")
            return manifest
        active = problem.data_version_id
        manifest = None if active is None else test_data.find_manifest(active)
        if manifest is None:
            raise DownloadError("testcase.none")
        return manifest

    def _pack(self, manifest: Manifest) -> IO[bytes]:
        file = tempfile.TemporaryFile(dir=self._scratch)  # noqa: SIM115 - closed by the caller
        contents = {}
        for case in manifest.cases:
            contents[case.input_name] = case.input.sha256
            contents[case.output_name] = case.output.sha256
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            for name, sha256 in contents.items():
                archive.write(self._blobs.path(sha256), name)
        file.seek(0)
        return file


def _key(upload_id: str) -> str:
    return f"testcases:{upload_id}"
