"""Use cases of files: take one in, give it to whom its item is shown, forget what none names."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, DownloadError, size_text
from oj_appliance.files.resumable import SentFile
from oj_appliance.files.service import release_blobs, retain_blobs
from oj_appliance.lessons import store as lesson_store
from oj_appliance.lessons.files import store
from oj_appliance.lessons.files.kinds import kind_of
from oj_appliance.lessons.files.pdf import brings_programs
from oj_appliance.lessons.policy import LessonPolicy
from oj_appliance.lessons.types import FileKind, LessonFile, ShownAs, Slides
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.uploads import LARGEST_UPLOAD

LONGEST_NAME = 255
# A file that no item names is kept so long: its editor may still be open.
KEPT_MS = 24 * 3600 * 1000
_MARKS = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class OpenedFile(NamedTuple):
    """`name` as it is saved; `is_shown`: by the browser itself, else it is only saved."""

    path: Path
    name: str
    kind: FileKind
    is_shown: bool


class LessonFiles:
    """`converts` tells whether slides of so many bytes will become a PDF here; `arrived` is called
    when some have come that shall."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        blobs: BlobFolder,
        policy: LessonPolicy,
        converts: Callable[[int], bool],
        arrived: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs
        self._policy = policy
        self._converts = converts
        self._arrived = arrived

    async def keep(self, uid: str, sent: SentFile) -> LessonFile:
        """Raises file.bad_type, file.too_large, file.no_space."""
        kind = await asyncio.to_thread(kind_of, sent.path, sent.extension)
        if not kind.is_video and sent.size > LARGEST_UPLOAD:
            raise ApiError("file.too_large", limit=size_text(LARGEST_UPLOAD))
        is_active = kind is FileKind.PDF and await asyncio.to_thread(brings_programs, sent.path)
        content = await asyncio.to_thread(self._blobs.take, sent.path)
        name = f"{secrets.token_hex(16)}.{kind}"
        is_converted = kind.is_slides and self._converts(sent.size)
        slides = Slides.WAITING if is_converted else Slides.NONE
        kept = await self._database.write(
            self._insert, name, uid, kind, plain_name(sent.client_name), content, is_active, slides
        )
        if slides is Slides.WAITING:
            await self._arrived()
        return kept

    def _insert(
        self,
        name: str,
        uid: str,
        kind: FileKind,
        client_name: str,
        content: StoredBlob,
        is_active: bool,
        slides: Slides,
    ) -> LessonFile:
        now = self._clock.now_ms()
        retain_blobs([content], now=now)
        store.insert(
            name=name,
            uid=uid,
            kind=kind,
            client_name=client_name,
            content=content,
            is_active=is_active,
            slides=slides,
            now=now,
        )
        found = lesson_store.file_named(name)
        if found is None:
            raise ApiError("file.save_failed")
        return found

    async def open(self, viewer: Viewer, name: str, item_id: int, *, is_saved: bool) -> OpenedFile:
        """What an item shows, or what its teacher sent (`is_saved`). Whatever the viewer may not
        open is missing: file.missing (404)."""
        found = await self._database.read(lesson_store.place_of_item, item_id)
        file = None if found is None else found[2].file
        if found is None or file is None or file.name != name:
            raise DownloadError("file.missing", status=404)
        if not self._policy.may_open(viewer, *found):
            raise DownloadError("file.missing", status=404)
        is_shown = not is_saved and file.shown_as is not ShownAs.DOWNLOAD
        if is_shown and file.pdf is not None:
            stem = file.client_name.rpartition(".")[0] or file.client_name
            return OpenedFile(
                self._blobs.path(file.pdf.sha256), f"{stem}.pdf", FileKind.PDF, is_shown
            )
        path = self._blobs.path(file.content.sha256)
        return OpenedFile(path, file.client_name, file.kind, is_shown)

    async def forget_unused(self) -> None:
        """Rows whose file no item names for a day; cleanup removes the contents a day later."""
        await self._database.write(self._forget_unused, self._clock.now_ms())

    def _forget_unused(self, now: int) -> None:
        for file in store.unused(now - KEPT_MS):
            contents = [file.content, *([] if file.pdf is None else [file.pdf])]
            store.delete(file.id)
            for content in contents:
                release_blobs([content.sha256], now=now)


def plain_name(client_name: str) -> str:
    """Without folders and marks that turn or hide letters; what is too long loses its middle."""
    name = _MARKS.sub("", client_name.replace("\\", "/").rpartition("/")[2]).strip() or "file"
    if len(name) <= LONGEST_NAME:
        return name
    stem, _, end = name.rpartition(".")
    return f"{stem[: LONGEST_NAME - len(end) - 1]}.{end}"[:LONGEST_NAME]
