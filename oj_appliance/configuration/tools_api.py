"""Calls about the tool box (contract home.md; admin.md §16)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.configuration.tools import LONGEST_NAME, LONGEST_URL, Tool, ToolDraft, Tools
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import GUEST, SYSTEM_INFO
from oj_appliance.web.wire import Id, Int, up_to


class ToolLink(msgspec.Struct):
    id: int
    name: str
    url: str


class NewTool(msgspec.Struct, kw_only=True):
    name: Annotated[str, up_to(LONGEST_NAME)]
    url: Annotated[str, up_to(LONGEST_URL)]
    seq: Int = 0


class ChangedTool(NewTool, kw_only=True):
    id: Id


class ToolQuery(msgspec.Struct):
    id: Id


def shown(tools: list[Tool]) -> list[ToolLink]:
    """What everybody is told of them."""
    return [ToolLink(tool.id, tool.name, tool.url) for tool in tools]


class ToolsApi:
    def __init__(self, tools: Tools) -> None:
        self._tools = tools

    @get("/api/tools", guard=GUEST, summary="The tool box")
    async def get_tools(self, call: Call) -> list[ToolLink]:
        return shown(self._tools.all)

    @get("/api/admin/tools", guard=SYSTEM_INFO, summary="The tool box with its order")
    async def get_admin_tools(self, call: Call) -> list[Tool]:
        return self._tools.all

    @post("/api/admin/tools", guard=SYSTEM_INFO, summary="A new tool")
    async def post_admin_tools(self, call: Call, body: NewTool) -> Tool:
        return await self._tools.add(_draft(body), call.actor)

    @put("/api/admin/tools", guard=SYSTEM_INFO, summary="Changes a tool")
    async def put_admin_tools(self, call: Call, body: ChangedTool) -> None:
        await self._tools.change(body.id, _draft(body), call.actor)

    @delete("/api/admin/tools", guard=SYSTEM_INFO, summary="Removes a tool")
    async def delete_admin_tools(self, call: Call, query: ToolQuery) -> None:
        await self._tools.remove(query.id, call.actor)


def _draft(body: NewTool) -> ToolDraft:
    return ToolDraft(body.name.strip(), body.url.strip(), body.seq)
