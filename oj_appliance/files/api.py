"""Calls about pictures and files that anybody may fetch (contract file.md §1)."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import quote

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError
from oj_appliance.files.pictures import CONTENT_TYPES, IMAGE_EXTENSIONS
from oj_appliance.files.rules import refuse_most, refuse_others
from oj_appliance.files.service import PublicFiles
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.pages import FOREVER
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

# contract file.md §1
LARGEST_MARKDOWN_IMAGE = 4 * 1024 * 1024
LARGEST_MARKDOWN_FILE = 128 * 1024 * 1024 - 1
REFUSED_EXTENSIONS = frozenset({"html", "htm", "js", "svg", "xhtml"})
# What a browser shows by itself (00-conventions §8); everything else is only saved.
SHOWN_TYPES = {"pdf": "application/pdf", "mp4": "video/mp4", "webm": "video/webm"}
_IMAGE_NAME = re.compile(r"[0-9a-f]{32}\.(png|jpg|gif|webp|bmp)")
_FILE_NAME = re.compile(r"[0-9a-f]{32}\.([a-z0-9]{1,20})")
_EXTENSION = re.compile(r"[a-z0-9]{1,20}")


class UploadForm(msgspec.Struct):
    gid: Id | None = None


class FileQuery(msgspec.Struct):
    fileId: Id


class ImageLink(msgspec.Struct):
    link: str
    fileId: int


class FileLink(msgspec.Struct):
    link: str
    fileId: int


class FilesApi:
    def __init__(self, files: PublicFiles) -> None:
        self._files = files

    @post(
        "/api/file/upload-md-img",
        guard=LOGIN,
        summary="A picture for a text",
        part="image",
        largest_upload=LARGEST_MARKDOWN_IMAGE,
        admits=refuse_most,
    )
    async def upload_md_img(self, call: Call, upload: Upload[UploadForm]) -> ImageLink:
        refuse_others(call.viewer, upload.form.gid)
        if upload.extension not in IMAGE_EXTENSIONS:
            raise ApiError("file.bad_type")
        content = await asyncio.to_thread(upload.path.read_bytes)
        saved = await asyncio.to_thread(
            self._files.save_image,
            content,
            uid=call.viewer.account_id,
            client_name=upload.client_name,
            gid=upload.form.gid,
        )
        return ImageLink(saved.link, saved.id)

    @get(
        "/api/file/delete-md-img",
        guard=LOGIN,
        summary="Remove a picture of a text",
        has_effect=True,
    )
    async def delete_md_img(self, call: Call, query: FileQuery) -> None:
        await self._files.delete_markdown_image(query.fileId, call.viewer)

    @post(
        "/api/file/upload-md-file",
        guard=LOGIN,
        summary="A file for a text",
        largest_upload=LARGEST_MARKDOWN_FILE,
        admits=refuse_most,
    )
    async def upload_md_file(self, call: Call, upload: Upload[UploadForm]) -> FileLink:
        refuse_others(call.viewer, upload.form.gid)
        extension = upload.extension
        if extension in REFUSED_EXTENSIONS or not _EXTENSION.fullmatch(extension):
            raise ApiError("file.bad_type")
        saved = await asyncio.to_thread(
            self._files.save_file,
            upload.path,
            extension,
            uid=call.viewer.account_id,
            client_name=upload.client_name,
        )
        return FileLink(saved.link, saved.id)

    @get(
        "/api/public/img/{name}",
        guard=GUEST,
        summary="A picture",
        open_before_setup=True,
        answers="image/*",
    )
    async def get_public_image(self, call: Call) -> web.StreamResponse:
        match = _IMAGE_NAME.fullmatch(call.request.match_info["name"])
        path = self._files.folder / match[0] if match else None
        if match is None or path is None or not path.is_file():
            return web.Response(status=404)
        headers = {"Content-Type": CONTENT_TYPES[match[1]], "Cache-Control": FOREVER}
        return web.FileResponse(path, headers=headers)

    @get(
        "/api/public/file/{name}",
        guard=GUEST,
        summary="A file",
        open_before_setup=True,
        answers="application/octet-stream",
    )
    async def get_public_file(self, call: Call) -> web.StreamResponse:
        match = _FILE_NAME.fullmatch(call.request.match_info["name"])
        client_name = await self._files.client_name_of(match[0]) if match else None
        path = self._files.file_folder / match[0] if match else None
        if match is None or path is None or client_name is None or not path.is_file():
            return web.Response(status=404)
        shown = SHOWN_TYPES.get(match[1])
        place = "inline" if shown else "attachment"
        headers = {
            "Content-Type": shown or "application/octet-stream",
            "Content-Disposition": f"{place};filename={quote(client_name or match[0], safe='')}",
            "Cache-Control": FOREVER,
        }
        return web.FileResponse(path, headers=headers)
