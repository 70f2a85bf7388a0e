"""Calls about files of lessons (contract lesson.md, file.md §1)."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import quote

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.errors import BadRequestError
from oj_appliance.files.resumable import LARGEST_FILM, ResumableUploads
from oj_appliance.files.types import UploadId
from oj_appliance.lessons.files.keys import FileKeys
from oj_appliance.lessons.files.service import LessonFiles
from oj_appliance.lessons.rules import file_address
from oj_appliance.lessons.types import FileKind, ShownAs
from oj_appliance.web.endpoint import Call, get, post, read_query
from oj_appliance.web.guards import LOGIN, STAFF, Viewer
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

TYPES = {
    FileKind.PDF: "application/pdf",
    FileKind.MP4: "video/mp4",
    FileKind.WEBM: "video/webm",
    FileKind.PPT: "application/vnd.ms-powerpoint",
    FileKind.PPTX: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
}
# Nothing of a file may load or run anything on this site. A browser's own viewer of PDFs brings
# its styles along, and does not start in a sandbox; everything else gets one.
_NOTHING = "default-src 'none'; frame-ancestors 'self'"
_OF_PDF = f"{_NOTHING}; object-src 'self'; style-src 'unsafe-inline'; img-src data: blob:"
_OF_OTHERS = f"{_NOTHING}; media-src 'self'; style-src 'unsafe-inline'; sandbox"
# Asked again at each use: who may see an item can change at any moment.
_KEPT = "private, no-cache"


class LessonUploadForm(msgspec.Struct):
    uploadId: UploadId | None = None


class LessonFileLink(msgspec.Struct):
    """`link` is what an item's `url` says of it."""

    link: str
    name: str
    size: int
    kind: FileKind
    shownAs: ShownAs


class LessonFileQuery(msgspec.Struct, kw_only=True):
    """`as` save: the file as it was sent, to be kept."""

    itemId: Id
    key: Annotated[str, Meta(max_length=100)] = ""
    use: Literal["show", "save"] = msgspec.field(default="show", name="as")


class LessonFilesApi:
    def __init__(
        self, files: LessonFiles, uploads: ResumableUploads, keys: FileKeys, sessions: Sessions
    ) -> None:
        self._files = files
        self._uploads = uploads
        self._keys = keys
        self._sessions = sessions

    @post("/api/file/upload-lesson-file", guard=STAFF, summary="A file for items of lessons")
    async def upload_lesson_file(
        self, call: Call, upload: Upload[LessonUploadForm]
    ) -> LessonFileLink:
        uid = call.viewer.account_id
        sent = await self._uploads.file_of(upload, uid, most=LARGEST_FILM)
        kept = await self._files.keep(uid, sent)
        link = file_address(kept.name)
        return LessonFileLink(link, kept.client_name, kept.content.size, kept.kind, kept.shown_as)

    async def viewer_of_key(self, request: web.Request) -> Viewer | None:
        """Whose key the address bears."""
        try:
            query = read_query(request, LessonFileQuery)
        except BadRequestError:
            return None
        session_id = self._keys.session_of(query.key, query.itemId)
        return None if session_id is None else await self._sessions.viewer_of(session_id)

    @get(
        "/api/lesson/file/{name}",
        guard=LOGIN,
        summary="The file of an item",
        opened_by="viewer_of_key",
    )
    async def get_lesson_file(self, call: Call, query: LessonFileQuery) -> web.StreamResponse:
        name = call.request.match_info["name"]
        is_saved = query.use == "save"
        file = await self._files.open(call.viewer, name, query.itemId, is_saved=is_saved)
        is_pdf = file.kind is FileKind.PDF and file.is_shown
        place = "inline" if file.is_shown else "attachment"
        headers = {
            "Content-Type": TYPES[file.kind],
            "Content-Disposition": f"{place}; filename*=UTF-8''{quote(file.name, safe='')}",
            "Content-Security-Policy": _OF_PDF if is_pdf else _OF_OTHERS,
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": _KEPT,
        }
        return web.FileResponse(file.path, headers=headers)
