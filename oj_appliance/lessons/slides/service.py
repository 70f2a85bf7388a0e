"""Slides that wait become PDFs beside the requests: one at a time, and none while an exam wants the
machine."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from pathlib import Path

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.files.service import know_blobs, retain_blobs
from oj_appliance.lessons.files.kinds import kind_of
from oj_appliance.lessons.files.pdf import brings_programs
from oj_appliance.lessons.slides import limits, store
from oj_appliance.lessons.slides.converter import ConversionError, Converter
from oj_appliance.lessons.types import FileKind, LessonFile
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.uploads import check_space

log = logging.getLogger(__name__)

LOOK_S = 0.5  # how soon a conversion notices that an exam begins


class SlideConversion:
    """`folder` lies on the disk of the blobs."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        blobs: BlobFolder,
        folder: Path,
        freeze: ExamFreeze,
        converter: Converter,
    ) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs
        self._folder = folder
        self._freeze = freeze
        self._converter = converter
        self._can_convert = False
        self._task: asyncio.Task[None] | None = None

    def takes(self, size: int) -> bool:
        """Whether slides of so many bytes will become a PDF here."""
        return self._can_convert and size <= limits.LARGEST_SLIDES

    def start(self) -> None:
        self._task = asyncio.create_task(self._begin(), name="slides")

    async def _begin(self) -> None:
        """What was sent before LibreOffice came is converted now; where it has gone, nothing waits
        for it."""
        try:
            await self._converter.try_place()
        except ConversionError as error:
            if self._converter.program is not None:
                log.warning("slides are not converted", extra={"reason": str(error)})
            await self._database.write(store.let_none_wait)
            return
        self._can_convert = True
        await self._database.write(store.let_all_wait, limits.LARGEST_SLIDES)
        await self._convert_all()

    async def look(self) -> None:
        """Goes on with what waits, unless it is being done."""
        if self._can_convert and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._convert_all(), name="slides")

    async def stop(self) -> None:
        """What is being converted waits for the next start."""
        self._can_convert = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _convert_all(self) -> None:
        while not self._freeze.is_exam_frozen():
            file = await self._database.read(store.next_waiting)
            if file is None or not await self._convert(file):
                return

    async def _convert(self, file: LessonFile) -> bool:
        """Whether it is done with, well or not; else it waits on."""
        target = self._folder / f"slides-{secrets.token_hex(16)}.pdf"
        try:
            await asyncio.to_thread(check_space, self._folder, limits.LARGEST_PDF)
            if not await self._made_before_an_exam(file, target):
                return False
            pdf, is_active = await asyncio.to_thread(self._taken, target)
        except (ConversionError, ApiError, OSError) as error:
            if isinstance(error, ApiError) and error.key == "file.no_space":
                return False
            told = {"file_id": file.id, "reason": str(error)}
            log.warning("slides did not become a PDF", extra=told)
            await self._database.write(store.set_failed, file.id)
            return True
        finally:
            with suppress(FileNotFoundError):
                target.unlink()
        await self._database.write(self._keep, file.id, pdf, is_active)
        return True

    async def _made_before_an_exam(self, file: LessonFile, target: Path) -> bool:
        """Raises ConversionError, OSError."""
        slides = self._blobs.path(file.content.sha256)
        run = asyncio.create_task(self._converter.convert(slides, file.kind, target))
        try:
            while not run.done():
                if self._freeze.is_exam_frozen():
                    return False
                await asyncio.wait([run], timeout=LOOK_S)
            await run
            return True
        finally:
            run.cancel()
            await asyncio.gather(run, return_exceptions=True)

    def _taken(self, made: Path) -> tuple[StoredBlob, bool]:
        """Raises file.bad_type for what is no PDF."""
        kind_of(made, FileKind.PDF)
        is_active = brings_programs(made)
        return self._blobs.take(made), is_active

    def _keep(self, file_id: int, pdf: StoredBlob, is_active: bool) -> None:
        now = self._clock.now_ms()
        if store.set_done(file_id, pdf, is_active=is_active):
            retain_blobs([pdf], now=now)
        else:
            know_blobs([pdf], now=now)
