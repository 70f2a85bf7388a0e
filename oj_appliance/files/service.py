"""Use cases of files: pictures that anybody may fetch, limits of uploads, and the counts by which
cleanup knows which contents nobody needs any more."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterable
from pathlib import Path

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.files import store
from oj_appliance.files.images import check_image
from oj_appliance.files.types import SavedImage
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.limits import RateLimit

PUBLIC_IMAGES = "/api/public/img/"
MARKDOWN_IMAGE = "md"
# What the database and its journal need beside an upload.
KEPT_FREE = 256 * 1024 * 1024


def retain_blobs(blobs: Iterable[StoredBlob], *, now: int) -> None:
    """One more row or manifest names each of these; call it inside the write of that row."""
    store.retain_blobs(blobs, now=now)


def release_blobs(hashes: Iterable[str], *, now: int) -> None:
    """One row or manifest less names each of these."""
    store.release_blobs(hashes, now=now)


def know_blobs(blobs: Iterable[StoredBlob], *, now: int) -> None:
    """Contents that were stored but are not named yet, such as an upload before its problem is
    saved: cleanup leaves them for a day."""
    store.know_blobs(blobs, now=now)


def check_space(folder: Path, needed: int) -> None:
    """Raises ApiError file.no_space when `needed` bytes more would fill the disk."""
    if shutil.disk_usage(folder).free < needed + KEPT_FREE:
        raise ApiError("file.no_space")


class UploadRate:
    """All multipart calls of one account share it (contract 00-conventions §10)."""

    def __init__(self, clock: Clock, *, per_minute: int) -> None:
        self._limit = RateLimit(clock, count=per_minute, seconds=60)

    def check(self, uid: str) -> None:
        """Raises ApiError file.too_fast."""
        if self._limit.wait_seconds(uid):
            raise ApiError("file.too_fast")


class PublicFiles:
    """`folder` holds each file under its random name, and nothing else."""

    def __init__(self, database: Database, clock: Clock, folder: Path) -> None:
        self._database = database
        self._clock = clock
        self.folder = folder

    def save_image(self, content: bytes, *, uid: str, client_name: str = "") -> SavedImage:
        """Keeps a picture of a statement for good. Blocks: call it from a thread, never inside a
        write. Raises file.bad_type, file.no_space."""
        extension = check_image(content).extension
        check_space(self.folder, len(content))
        name = f"{secrets.token_hex(16)}.{extension}"
        self._write(name, content)
        file_id = self._database.write_now(
            store.insert_file,
            kind=MARKDOWN_IMAGE,
            uid=uid,
            name=name,
            suffix=extension,
            size=len(content),
            client_name=client_name[:255],
            now=self._clock.now_ms(),
        )
        return SavedImage(file_id, PUBLIC_IMAGES + name)

    def _write(self, name: str, content: bytes) -> None:
        unfinished = self.folder / f"new-{name}"
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fdatasync(file.fileno())
        unfinished.rename(self.folder / name)
