"""Use cases of files: pictures that anybody may fetch, limits of uploads, and the counts by which
cleanup knows which contents nobody needs any more."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.files import store
from oj_appliance.files.pictures import check_pixels, square_png
from oj_appliance.files.types import SavedFile, SavedImage
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.limits import RateLimit
from oj_appliance.web.uploads import check_space

PUBLIC_IMAGES = "/api/public/img/"
PUBLIC_FILES = "/api/public/file/"
# The schema's types of a file.
MARKDOWN_IMAGE = "md"
MARKDOWN_FILE = "mdfile"
AVATAR = "avatar"
GROUP_AVATAR = "group_avatar"
CAROUSEL_IMAGE = "carousel"
HOME_IMAGE = "home"


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


class UploadRate:
    """All multipart calls of one account share it (contract 00-conventions §10)."""

    def __init__(self, clock: Clock, *, per_minute: int) -> None:
        self._limit = RateLimit(clock, count=per_minute, seconds=60)

    def check(self, uid: str) -> None:
        """Raises ApiError file.too_fast."""
        if self._limit.wait_seconds(uid):
            raise ApiError("file.too_fast")


class PublicFiles:
    """`folder` holds each picture under its random name, `file_folder` inside it the other files,
    so that no address of a picture leads to what is none."""

    def __init__(self, database: Database, clock: Clock, folder: Path) -> None:
        self._database = database
        self._clock = clock
        self.folder = folder
        self.file_folder = folder / "file"
        self.file_folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def save_image(
        self,
        content: bytes,
        *,
        uid: str,
        client_name: str = "",
        kind: str = MARKDOWN_IMAGE,
        gid: int | None = None,
    ) -> SavedImage:
        """Keeps a picture for good, `gid`: of this group. Blocks: call it from a thread, never
        inside a write. Raises file.bad_type, file.no_space."""
        return self._keep_image(content, check_pixels(content), uid, client_name, kind, gid)

    def save_avatar(self, content: bytes, *, uid: str, side: int, kind: str = AVATAR) -> SavedImage:
        """Keeps the middle of a picture, drawn anew with `side` px. Blocks and raises as
        `save_image`."""
        return self._keep_image(square_png(content, side), "png", uid, "", kind)

    def _keep_image(
        self,
        content: bytes,
        extension: str,
        uid: str,
        client_name: str,
        kind: str,
        gid: int | None = None,
    ) -> SavedImage:
        check_space(self.folder, len(content))
        name = f"{secrets.token_hex(16)}.{extension}"
        self._write(name, content)
        file_id = self._insert(kind, uid, name, len(content), client_name, gid)
        return SavedImage(file_id, PUBLIC_IMAGES + name)

    def save_file(self, upload: Path, extension: str, *, uid: str, client_name: str) -> SavedFile:
        """Keeps an uploaded file for good; the upload may be discarded afterwards. Blocks: call it
        from a thread, never inside a write. Raises file.no_space."""
        check_space(self.folder, 0)  # the upload's own bytes are on this disk already
        name = f"{secrets.token_hex(16)}.{extension}"
        with upload.open("rb") as file:
            os.fdatasync(file.fileno())
        (self.file_folder / name).hardlink_to(upload)
        file_id = self._insert(MARKDOWN_FILE, uid, name, upload.stat().st_size, client_name)
        return SavedFile(file_id, PUBLIC_FILES + name)

    def _insert(
        self,
        kind: str,
        uid: str,
        name: str,
        size: int,
        client_name: str,
        gid: int | None = None,
    ) -> int:
        return self._database.write_now(
            store.insert_file,
            kind=kind,
            uid=uid,
            name=name,
            suffix=name.rpartition(".")[2],
            size=size,
            client_name=client_name[:255],
            gid=gid,
            now=self._clock.now_ms(),
        )

    async def delete_markdown_image(self, file_id: int, viewer: Viewer) -> None:
        """For its uploader, those who look after all problems, and those who look after its group.
        Raises file.missing, file.not_allowed."""
        name = await self._database.write(self._forget_own, file_id, viewer)
        await asyncio.to_thread(self.unlink, name)

    def _forget_own(self, file_id: int, viewer: Viewer) -> str:
        uploader, gid = store.uploader_of(file_id, kind=MARKDOWN_IMAGE)
        is_theirs = viewer.is_problem_admin or (gid is not None and viewer.groups.is_admin(gid))
        if uploader is not None and uploader != viewer.uid and not is_theirs:
            raise ApiError("file.not_allowed")
        return self.forget_image(file_id, kind=MARKDOWN_IMAGE)

    def forget_avatar(self, link: str, kind: str = AVATAR) -> str | None:
        """Inside a write: removes the row behind an avatar's address; the name is for `unlink`
        after the commit."""
        return store.delete_named(link.removeprefix(PUBLIC_IMAGES), kind=kind)

    async def client_name_of(self, name: str) -> str | None:
        """What the uploader called a file; None for an unknown name."""
        return await self._database.read(store.client_name_of, name, kind=MARKDOWN_FILE)

    def forget_image(self, file_id: int, *, kind: str) -> str:
        """Inside a write: removes the row and gives the file's name, which `unlink` takes after
        the commit. Raises file.missing."""
        name = store.delete_file(file_id, kind=kind)
        if name is None:
            raise ApiError("file.missing")
        return name

    def unlink(self, name: str) -> None:
        (self.folder / name).unlink(missing_ok=True)

    def _write(self, name: str, content: bytes) -> None:
        unfinished = self.folder / f"new-{name}"
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fdatasync(file.fileno())
        unfinished.rename(self.folder / name)
