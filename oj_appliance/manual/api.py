"""Calls of the manual (contract manual.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web

from oj_appliance.manual import wire
from oj_appliance.manual.service import Manual
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST

LONGEST_NAME = 64
LONGEST_SEARCH = 100
# Pictures change with the program alone.
_HOUR = "public, max-age=3600"


class GuideQuery(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class SearchQuery(msgspec.Struct):
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_SEARCH)] = ""


class ManualApi:
    def __init__(self, manual: Manual) -> None:
        self._manual = manual

    @get("/api/manual", guard=GUEST, summary="The guides that the caller may open")
    async def get_manual(self, call: Call) -> list[wire.ManualPart]:
        return [wire.part(each, call.language) for each in self._manual.parts(call.viewer)]

    @get("/api/manual/guide", guard=GUEST, summary="A guide in the caller's language")
    async def get_manual_guide(self, call: Call, query: GuideQuery) -> wire.ManualGuide:
        found = self._manual.guide(call.viewer, query.name, call.language)
        return wire.opened(found, call.language)

    @get("/api/manual/search", guard=GUEST, summary="Sections that answer some words")
    async def find_in_manual(self, call: Call, query: SearchQuery) -> list[wire.ManualFinding]:
        found = self._manual.find(call.viewer, query.words, call.language)
        return [wire.finding(each, call.language) for each in found]

    @get("/api/manual/picture", guard=GUEST, summary="A picture of a guide", answers="image/png")
    async def get_manual_picture(self, call: Call, query: GuideQuery) -> web.StreamResponse:
        path = self._manual.picture(query.name)
        if path is None:
            return web.Response(status=404)
        return web.FileResponse(path, headers={"Cache-Control": _HOUR})
