"""Files of any kind that belong to a problem's page (contract file.md §2)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError, DownloadError, size_text
from oj_appliance.files.service import release_blobs, retain_blobs
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Place
from oj_appliance.problems.store import attachments, problems
from oj_appliance.problems.types.problem import AttachmentRecord, ProblemRecord
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.uploads import check_space

LARGEST_ATTACHMENT = 64 * 1024 * 1024
LARGEST_TOGETHER = 256 * 1024 * 1024
MOST_ATTACHMENTS = 50
LONGEST_NAME = 255
_CHUNK = 1 << 20


class Attachments:
    def __init__(
        self, database: Database, clock: Clock, blobs: BlobFolder, registry: PlaceRegistry
    ) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs
        self._registry = registry

    async def refuse_others(self, viewer: Viewer, pid: int) -> None:
        """Raises problem.missing, file.not_allowed for who may not change the problem's files."""
        await self._database.read(_editable, viewer, pid)

    async def keep(self, actor: Actor, pid: int, client_name: str, path: Path) -> AttachmentRecord:
        """Stores the file; the same name replaces. Raises problem.missing, file.not_allowed,
        file.too_large, file.no_space, http.bad_param."""
        name = plain_name(client_name)
        await self._database.read(_editable, actor.viewer, pid)
        content = await asyncio.to_thread(self._put, path)
        await self._database.write(self._write, actor.viewer, actor, pid, name, content)
        return AttachmentRecord(name, content)

    def _put(self, path: Path) -> StoredBlob:
        check_space(path.parent, path.stat().st_size)
        return self._blobs.put_stream(_chunks(path))

    def _write(
        self, viewer: Viewer, actor: Actor, pid: int, name: str, content: StoredBlob
    ) -> None:
        problem = _editable(viewer, pid)
        kept = attachments.attachments_of(pid)
        others = [each for each in kept if each.name != name]
        together = sum(each.content.size for each in others) + content.size
        if len(others) >= MOST_ATTACHMENTS or together > LARGEST_TOGETHER:
            raise ApiError("file.too_large", limit=size_text(LARGEST_TOGETHER))
        now = self._clock.now_ms()
        retain_blobs([content], now=now)
        release_blobs([each.content.sha256 for each in kept if each.name == name], now=now)
        attachments.put_attachment(pid, name, content, now=now)
        _audit(actor, "problem.attach", problem, name, now)

    async def remove(self, actor: Actor, pid: int, name: str) -> None:
        """Raises problem.missing, file.not_allowed, file.missing."""
        await self._database.write(self._write_removal, actor.viewer, actor, pid, name)

    def _write_removal(self, viewer: Viewer, actor: Actor, pid: int, name: str) -> None:
        problem = _editable(viewer, pid)
        found = attachments.find_attachment(pid, name)
        if found is None:
            raise ApiError("file.missing", status=400)
        now = self._clock.now_ms()
        attachments.delete_attachment(pid, name)
        release_blobs([found.content.sha256], now=now)
        _audit(actor, "problem.detach", problem, name, now)

    async def file(self, viewer: Viewer, place: Place, pid: int, name: str) -> Path:
        """Where its content lies. Raises DownloadError file.missing, also where the viewer may not
        see the problem."""
        problem = await self._database.read(problems.find_problem, pid)
        if problem is None or not self._registry.is_visible(viewer, place, problem):
            raise DownloadError("file.missing", status=404)
        found = await self._database.read(attachments.find_attachment, pid, name)
        if found is None:
            raise DownloadError("file.missing", status=404)
        return self._blobs.path(found.content.sha256)

    async def original_package(self, viewer: Viewer, pid: int) -> Path:
        """Where the file lies from which the problem was imported. Raises DownloadError
        file.missing, file.not_allowed."""
        problem = await self._database.read(problems.find_problem, pid)
        if problem is None:
            raise DownloadError("file.missing", status=404)
        if not viewer_may_edit(problem, viewer):
            raise DownloadError("file.not_allowed")
        if problem.original_blob is None:
            raise DownloadError("file.missing", status=404)
        return self._blobs.path(problem.original_blob)


def write_attachments(pid: int, files: Iterable[AttachmentRecord], *, now: int) -> None:
    """Inside the write that makes the problem: its files, whose names are plain and different."""
    for file in files:
        retain_blobs([file.content], now=now)
        attachments.put_attachment(pid, file.name, file.content, now=now)


def plain_name(client_name: str) -> str:
    """The last part of the client's name, as it is shown and downloaded. Raises http.bad_param."""
    name = client_name.replace("\\", "/").rpartition("/")[2].strip()
    if name in ("", ".", "..") or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRequestError("http.bad_param", name="file")
    return name


def _editable(viewer: Viewer, pid: int) -> ProblemRecord:
    problem = problems.find_problem(pid)
    if problem is None:
        raise ApiError("problem.missing", status=400)
    if not viewer_may_edit(problem, viewer):
        raise ApiError("file.not_allowed")
    return problem


def _audit(actor: Actor, action: str, problem: ProblemRecord, name: str, now: int) -> None:
    target = {"pid": problem.id, "problemId": problem.problem_id, "name": name}
    record_audit(actor, action, target, now=now)


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            yield chunk
