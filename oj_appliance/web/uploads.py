"""Multipart uploads, streamed to a file so that no archive ever stands in memory."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from oj_appliance.errors import ApiError, BadRequestError, size_text
from oj_appliance.storage.room import is_nearly_full
from oj_appliance.web.parsing import parse_query

Form = TypeVar("Form")

# contract 00-conventions §1
LARGEST_UPLOAD = 512 * 1024 * 1024
LARGEST_FORM_FIELD = 65536
# What the database and its journal need beside an upload.
KEPT_FREE = 256 * 1024 * 1024
# Beside the file; all of them stand in memory.
MOST_FORM_FIELDS = 64
# All of a form but its file: fields, boundaries, headers.
LARGEST_FORM = (MOST_FORM_FIELDS + 1) * (LARGEST_FORM_FIELD + 1024)
FILE_PARTS = ("file", "image")
# What reading a form raises that no browser sends: broken boundaries, and broken headers of a part.
UNREADABLE = (ValueError, RuntimeError, HttpProcessingError)


def check_space(folder: Path, needed: int) -> None:
    """Raises ApiError file.no_space when `needed` bytes more would fill the disk, or it is nearly
    full already."""
    if shutil.disk_usage(folder).free < needed + KEPT_FREE or is_nearly_full(folder):
        raise ApiError("file.no_space")


class Admission:
    """Who may begin to send a file: asked before the first byte of its body is kept. `check_rate`
    takes the account's id and raises what refuses it."""

    def __init__(self, folder: Path, check_rate: Callable[[str], None]) -> None:
        self.folder = folder
        self._check_rate = check_rate
        self._announced = 0

    @contextlib.contextmanager
    def sending(self, request: web.Request, uid: str, limit: int) -> Iterator[None]:
        """While a body of this request is on its way. What others have announced counts as taken.
        Raises file.too_fast, file.no_space, http.too_large."""
        size = request.content_length
        if size is not None and size > LARGEST_UPLOAD + LARGEST_FORM:
            raise BadRequestError("http.too_large")
        self._check_rate(uid)
        size = min(limit, LARGEST_UPLOAD) if size is None else size
        check_space(self.folder, size + self._announced)
        self._announced += size
        try:
            yield
        finally:
            self._announced -= size


class NoFields(msgspec.Struct):
    """The form of an upload that is the file alone."""


class Upload(Generic[Form]):
    """The file part, kept under a name of ours until the call ends, and the other fields."""

    def __init__(self, path: Path, client_name: str, size: int, form: Form) -> None:
        self.path = path
        self.client_name = client_name
        self.size = size
        self.form = form

    @property
    def extension(self) -> str:
        """Text after the last dot of the client's name, lower case (contract §8)."""
        _, dot, extension = self.client_name.rpartition(".")
        return extension.lower() if dot else ""

    def discard(self) -> None:
        self.path.unlink(missing_ok=True)


async def receive_upload(
    request: web.Request,
    form_type: Any,
    limit: int,
    admits: Callable[[Any], Awaitable[None]] | None = None,
) -> Upload[Any]:
    """Streams the file part to disk. Raises http.media_type, file.empty, http.bad_param;
    http.too_large above every limit, file.too_large above a call's own `limit` in bytes.

    Where the form knows `uploadId`, that may stand in place of the file (contract §8): then the
    upload is empty. `admits` is told the fields that stand before the file, and raises what
    refuses it."""
    if not request.content_type.startswith("multipart/"):
        raise BadRequestError("http.media_type")
    folder = request.app[ADMISSION].folder
    handle, name = tempfile.mkstemp(dir=folder, prefix="upload-")
    path = Path(name)
    pairs: dict[str, list[str]] = {}
    for key, value in request.query.items():
        pairs.setdefault(key, []).append(value)
    client_name, size, fields = None, 0, 0
    try:
        with os.fdopen(handle, "wb") as file:
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    raise BadRequestError("http.bad_param", name="body")
                if part.name in FILE_PARTS and client_name is None:
                    await _admit(admits, form_type, pairs)
                    client_name = part.filename or ""
                    size = await _store(part, file, limit)
                else:
                    fields += 1
                    if fields > MOST_FORM_FIELDS:
                        raise BadRequestError("http.too_large")
                    pairs.setdefault(part.name or "", []).append(await _text(part))
        form = parse_query(form_type, pairs)
        was_sent_before = getattr(form, "uploadId", None) is not None
        if was_sent_before and client_name is not None:
            raise BadRequestError("http.bad_param", name="uploadId")
        if size == 0 and not was_sent_before:
            raise ApiError("file.empty")
    except BaseException as error:
        await asyncio.to_thread(path.unlink, missing_ok=True)
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            raise ApiError("file.no_space") from error
        if isinstance(error, UNREADABLE) and not isinstance(error, ApiError):
            raise BadRequestError("http.bad_param", name="body") from error
        raise
    return Upload(path, client_name or "", size, form)


async def _admit(
    admits: Callable[[Any], Awaitable[None]] | None, form_type: Any, pairs: dict[str, list[str]]
) -> None:
    if admits is not None:
        await admits(parse_query(form_type, pairs))


async def _store(part: BodyPartReader, file: Any, limit: int) -> int:
    size = 0
    while chunk := await part.read_chunk(262144):
        size += len(chunk)
        if size > LARGEST_UPLOAD:
            raise BadRequestError("http.too_large")
        if size > limit:
            raise ApiError("file.too_large", limit=size_text(limit))
        await asyncio.to_thread(file.write, chunk)
    return size


async def _text(part: BodyPartReader) -> str:
    value = bytearray()
    while chunk := await part.read_chunk(8192):
        value += chunk
        if len(value) > LARGEST_FORM_FIELD:
            raise BadRequestError("http.too_large")
    return value.decode("utf-8", "replace")


ADMISSION = web.AppKey("admission", Admission)
