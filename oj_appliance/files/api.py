"""Calls about pictures (contract file.md §1)."""

from __future__ import annotations

import asyncio
import re

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError
from oj_appliance.files.images import CONTENT_TYPES, IMAGE_EXTENSIONS
from oj_appliance.files.service import PublicFiles, UploadRate
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.pages import FOREVER
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

LARGEST_MARKDOWN_IMAGE = 4 * 1024 * 1024
_PUBLIC_NAME = re.compile(r"[0-9a-f]{32}\.(png|jpg|gif|webp|bmp)")


class ImageForm(msgspec.Struct):
    gid: Id | None = None


class ImageLink(msgspec.Struct):
    link: str
    fileId: int


class FilesApi:
    def __init__(self, files: PublicFiles, rate: UploadRate) -> None:
        self._files = files
        self._rate = rate

    @post("/api/file/upload-md-img", guard=LOGIN, summary="A picture for a text")
    async def upload_md_img(self, call: Call, upload: Upload[ImageForm]) -> ImageLink:
        # Groups have no administrators yet, so that a gid helps nobody.
        if not call.viewer.is_staff or upload.form.gid is not None:
            raise ApiError("file.not_allowed")
        self._rate.check(call.viewer.account_id)
        if upload.extension not in IMAGE_EXTENSIONS:
            raise ApiError("file.bad_type")
        if upload.size > LARGEST_MARKDOWN_IMAGE:
            raise ApiError("file.too_large")
        content = await asyncio.to_thread(upload.path.read_bytes)
        saved = await asyncio.to_thread(
            self._files.save_image,
            content,
            uid=call.viewer.account_id,
            client_name=upload.client_name,
        )
        return ImageLink(saved.link, saved.id)

    @get("/api/public/img/{name}", guard=GUEST, summary="A picture", open_before_setup=True)
    async def get_public_image(self, call: Call) -> web.StreamResponse:
        match = _PUBLIC_NAME.fullmatch(call.request.match_info["name"])
        path = self._files.folder / match[0] if match else None
        if match is None or path is None or not path.is_file():
            return web.Response(status=404)
        headers = {"Content-Type": CONTENT_TYPES[match[1]], "Cache-Control": FOREVER}
        return web.FileResponse(path, headers=headers)
