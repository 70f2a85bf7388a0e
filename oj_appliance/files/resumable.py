"""Large files that arrive in parts, so that a broken connection or a restart costs one part only
(contract 00-conventions §8).

Each upload is two files of a folder of ours: what is known of it, and its bytes so far. There is no
row: a part counts once it is on the disk, and what is on the disk says how far the upload is.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import secrets
import threading
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, size_text
from oj_appliance.web.uploads import LARGEST_UPLOAD, Upload, check_space

PART_SIZE = 4 * 1024 * 1024
KEPT_MS = 24 * 3600 * 1000
# Of films, which no other call takes (contract lesson.md).
LARGEST_FILM = 4 * 1024 * 1024 * 1024
# Of backups that are put back; what has no room on the disk is refused before.
LARGEST_BACKUP = 64 * 1024 * 1024 * 1024
# Of one account at a time; one more drops the one that has rested longest.
MOST_UPLOADS = 4
# An upload that a call has taken may be asked for again by a client that missed the answer.
KEPT_AFTER_USE_MS = 10 * 60 * 1000

_ID = re.compile(r"[0-9a-f]{32}")
_KNOWN = ".json"
_CONTENT = ".part"


class ReferringForm(Protocol):
    """The other fields of a call that takes `uploadId` in place of the file part."""

    @property
    def uploadId(self) -> str | None: ...  # noqa: N802 - the wire's name


Form = TypeVar("Form", bound=ReferringForm)


class SentFile(msgspec.Struct, frozen=True):
    """A whole file of a client, however it came; `size` in bytes. The path is ours and stays for
    ten minutes at least."""

    path: Path
    client_name: str
    size: int

    @property
    def extension(self) -> str:
        """Text after the last dot of the client's name, lower case."""
        _, dot, extension = self.client_name.rpartition(".")
        return extension.lower() if dot else ""


class UploadState(msgspec.Struct, frozen=True):
    """Both in bytes."""

    received: int
    size: int


class _Known(msgspec.Struct):
    """What an upload's first file says. Times are epoch ms."""

    uid: str
    name: str
    size: int
    began_at: int
    used_at: int | None = None


class ResumableUploads:
    """The methods that touch the disk block: call them from a thread."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self._folder = folder
        self._clock = clock
        # Parts are small and the disk is one: they are written one after the other.
        self._lock = threading.Lock()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def start(self, uid: str, name: str, size: int, *, most: int = LARGEST_UPLOAD) -> str:
        """The id of a new upload of `size` bytes. Raises file.too_large above `most`,
        file.no_space."""
        if size > most:
            raise ApiError("file.too_large", limit=size_text(most))
        with self._lock:
            self._forget_old()
            self._make_room(uid)
            check_space(self._folder, size + self._still_to_come())
            upload_id = secrets.token_hex(16)
            self._content(upload_id).touch(mode=0o600)
            self._remember(upload_id, _Known(uid, name, size, self._clock.now_ms()))
        return upload_id

    def append(
        self, upload_id: str, uid: str, offset: int, content: bytes, digest: str | None = None
    ) -> UploadState:
        """Adds a part. Raises file.missing, file.bad_offset with what has been received,
        file.too_large for bytes beyond the announced size, file.no_space; file.bad_digest where
        the part is not what its sender took the `digest` of (SHA-256, hex)."""
        if digest is not None and hashlib.sha256(content).hexdigest() != digest:
            raise ApiError("file.bad_digest")
        with self._lock:
            known = self._find(upload_id, uid)
            received = self._received(upload_id)
            if offset != received:
                raise _bad_offset(received)
            if received + len(content) > known.size:
                raise ApiError("file.too_large", limit=size_text(known.size))
            self._write(self._content(upload_id), received, content)
            return UploadState(received + len(content), known.size)

    def state(self, upload_id: str, uid: str) -> UploadState:
        """Raises file.missing: unknown, not of this account, or older than 24 h."""
        with self._lock:
            known = self._find(upload_id, uid)
            return UploadState(self._received(upload_id), known.size)

    def drop(self, upload_id: str, uid: str) -> None:
        """Its sender wants it no more. Raises as `state`."""
        with self._lock:
            self._find(upload_id, uid)
            self._drop(upload_id)

    def take_upload(self, upload_id: str, uid: str, *, most: int = LARGEST_UPLOAD) -> SentFile:
        """A whole upload, for the call that works with it. It stays where it is, so that a call
        may be repeated; do not move or change it. Raises file.missing; file.bad_offset while parts
        are missing; file.too_large above the call's `most` bytes."""
        with self._lock:
            known = self._find(upload_id, uid)
            if known.size > most:
                raise ApiError("file.too_large", limit=size_text(most))
            received = self._received(upload_id)
            if received != known.size:
                raise _bad_offset(received)
            known.used_at = self._clock.now_ms()
            self._remember(upload_id, known)
        return SentFile(self._content(upload_id), known.name, known.size)

    async def file_of(
        self, upload: Upload[Form], uid: str, *, most: int = LARGEST_UPLOAD
    ) -> SentFile:
        """What a multipart call brings: its file part, or the upload that its field `uploadId`
        names, of `most` bytes. Raises as `take_upload`."""
        upload_id = upload.form.uploadId
        if upload_id is None:
            return SentFile(upload.path, upload.client_name, upload.size)
        return await asyncio.to_thread(self.take_upload, upload_id, uid, most=most)

    def forget_old(self) -> None:
        """Removes what is older than a day; each new upload does so too."""
        with self._lock:
            self._forget_old()

    # -- inside the lock

    def _find(self, upload_id: str, uid: str) -> _Known:
        known = self._known(upload_id) if _ID.fullmatch(upload_id) else None
        if known is None or known.uid != uid or self._is_old(known):
            raise ApiError("file.missing")
        return known

    def _known(self, upload_id: str) -> _Known | None:
        """None too for what a power cut left half written."""
        try:
            raw = (self._folder / (upload_id + _KNOWN)).read_bytes()
            return msgspec.json.decode(raw, type=_Known)
        except (FileNotFoundError, msgspec.MsgspecError):
            return None

    def _all(self) -> dict[str, _Known]:
        found = {path.stem: self._known(path.stem) for path in self._folder.glob(f"*{_KNOWN}")}
        return {upload_id: known for upload_id, known in found.items() if known is not None}

    def _received(self, upload_id: str) -> int:
        return self._content(upload_id).stat().st_size

    def _content(self, upload_id: str) -> Path:
        return self._folder / (upload_id + _CONTENT)

    def _remember(self, upload_id: str, known: _Known) -> None:
        path = self._folder / (upload_id + _KNOWN)
        unfinished = path.with_suffix(".new")
        with unfinished.open("wb") as file:
            file.write(msgspec.json.encode(known))
            file.flush()
            os.fdatasync(file.fileno())
        unfinished.rename(path)

    def _write(self, path: Path, at: int, content: bytes) -> None:
        with path.open("r+b") as file:
            try:
                file.seek(at)
                file.write(content)
                file.flush()
                os.fdatasync(file.fileno())
            except OSError as error:
                file.truncate(at)
                raise ApiError("file.no_space") from error

    def _is_old(self, known: _Known) -> bool:
        return self._clock.now_ms() - known.began_at >= KEPT_MS

    def _forget_old(self) -> None:
        kept = {upload_id for upload_id, known in self._all().items() if not self._is_old(known)}
        for path in self._folder.iterdir():
            if path.stem not in kept:
                path.unlink(missing_ok=True)

    def _make_room(self, uid: str) -> None:
        """Drops this account's uploads that have served, and the longest resting beyond the most
        that one may have."""
        own = {upload_id: known for upload_id, known in self._all().items() if known.uid == uid}
        now = self._clock.now_ms()
        for upload_id, known in list(own.items()):
            if known.used_at is not None and now - known.used_at >= KEPT_AFTER_USE_MS:
                self._drop(upload_id)
                del own[upload_id]
        by_rest = sorted(own, key=lambda each: self._content(each).stat().st_mtime_ns)
        for upload_id in by_rest[: max(0, len(by_rest) - MOST_UPLOADS + 1)]:
            self._drop(upload_id)

    def _drop(self, upload_id: str) -> None:
        (self._folder / (upload_id + _KNOWN)).unlink(missing_ok=True)
        self._content(upload_id).unlink(missing_ok=True)

    def _still_to_come(self) -> int:
        """Bytes that are announced and not here yet, of everybody."""
        return sum(known.size - self._received(each) for each, known in self._all().items())


def _bad_offset(received: int) -> ApiError:
    return ApiError("file.bad_offset", data={"received": received}, n=received)
