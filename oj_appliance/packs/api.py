"""Calls about every sealed file, and about making one (contract pack.md §1, §2)."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.packs.making.rules import LONGEST_PASSWORD
from oj_appliance.packs.making.service import BankChoice, PackMaking
from oj_appliance.packs.service import Packs
from oj_appliance.packs.types import LONGEST_NAME, MOST_PROBLEMS
from oj_appliance.packs.wire import PackRow, pack_row
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import STAFF, USER_ADMIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int

PACK_TYPE = "application/octet-stream"
ENDING = "ojpack"
MOST_CLASSES = 500
_NO_FILE_NAME = str.maketrans(dict.fromkeys('/\\:*?"<>|', "_"))

Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
ClassName = Annotated[str, Meta(max_length=50)]
Keyword = Annotated[str, Meta(max_length=100)]


class PackListQuery(PageQuery, kw_only=True):
    limit: Int = 20


class PackQuery(msgspec.Struct):
    id: Id


class PackClass(msgspec.Struct):
    """A class of this site and how many people are in it."""

    className: str
    people: int


class ExamPackBody(msgspec.Struct, kw_only=True):
    """Without a `password` one is made; the people of `classes` travel along."""

    tid: Id
    password: Password | None = None
    classes: Annotated[list[ClassName], Meta(max_length=MOST_CLASSES)] = []


class BankQuery(msgspec.Struct, kw_only=True):
    """What a bank of problems would hold; `tag` is a tag's number."""

    keyword: Keyword = ""
    tag: Id | None = None


class BankRow(msgspec.Struct):
    pid: int
    problemId: str
    title: str


class BankAnswer(msgspec.Struct):
    """How many there are, and the first of them by id, to choose from."""

    problems: int
    first: list[BankRow]


class BankPackBody(msgspec.Struct, kw_only=True):
    """These problems, or all that `keyword` and `tag` leave. Without a `password` everybody may
    open the file."""

    title: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    pids: Annotated[list[Id], Meta(max_length=MOST_PROBLEMS)] = []
    keyword: Keyword = ""
    tag: Id | None = None
    password: Password | None = None


class NewPack(msgspec.Struct):
    """`password` is told this once; null where there is none."""

    id: int
    password: str | None


class PacksApi:
    def __init__(self, packs: Packs, making: PackMaking) -> None:
        self._packs = packs
        self._making = making

    @get("/api/admin/pack/list", guard=STAFF, summary="Sealed files, made here or received")
    async def get_pack_list(self, call: Call, query: PackListQuery) -> Page[PackRow]:
        window = query.window(20)
        found, total = await self._packs.page(call.viewer, window)
        return page_of([pack_row(each, call.language) for each in found], total, window)

    @delete("/api/admin/pack", guard=STAFF, summary="Removes a sealed file, not what was opened")
    async def delete_pack(self, call: Call, query: PackQuery) -> None:
        await self._packs.remove(call.actor, query.id)

    @get("/api/admin/pack/classes", guard=USER_ADMIN, summary="Classes that can travel along")
    async def get_pack_classes(self, call: Call) -> list[PackClass]:
        return [PackClass(*each) for each in await self._making.classes()]

    @post("/api/admin/pack/exam", guard=STAFF, summary="Makes an exam a sealed file")
    async def make_exam_pack(self, call: Call, body: ExamPackBody) -> NewPack:
        made = await self._making.make_exam(call.actor, body.tid, body.password, body.classes)
        return NewPack(*made)

    @get("/api/admin/pack/bank", guard=STAFF, summary="Which problems a bank would hold")
    async def look_at_bank(self, call: Call, query: BankQuery) -> BankAnswer:
        choice = BankChoice((), query.keyword, query.tag)
        count, first = await self._making.look_at_bank(call.viewer, choice)
        return BankAnswer(count, [BankRow(*each) for each in first])

    @post("/api/admin/pack/bank", guard=STAFF, summary="Makes problems a file for another school")
    async def make_bank_pack(self, call: Call, body: BankPackBody) -> NewPack:
        choice = BankChoice(body.pids, body.keyword, body.tag)
        number = await self._making.make_bank(call.actor, body.title, choice, body.password)
        return NewPack(number, body.password)

    @get(
        "/api/file/download-pack",
        guard=STAFF,
        summary="A sealed file that was made here",
        answers=PACK_TYPE,
        has_effect=True,
    )
    async def download_pack(self, call: Call, query: PackQuery) -> web.StreamResponse:
        try:
            pack, path = await self._packs.file(call.actor, query.id)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        name = file_name(pack.kind, pack.title)
        headers = {
            "Content-Type": PACK_TYPE,
            "Content-Disposition": f"attachment;filename={quote(name, safe='')}",
            "Cache-Control": "no-store",
        }
        return web.FileResponse(path, headers=headers)


def file_name(*parts: str) -> str:
    """For every system that such a file may be carried to."""
    named = "_".join(part.translate(_NO_FILE_NAME).strip(". ")[:60] for part in parts)
    return f"{''.join(letter for letter in named if letter.isprintable())}.{ENDING}"
