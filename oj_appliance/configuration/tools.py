"""The tool box: links that the school offers in the navigation (S1 §2; contract admin.md §16)."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.configuration import store
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.storage.database import Database

SECTION = "tools"
LONGEST_NAME = 50
LONGEST_URL = 500


class ToolDraft(msgspec.Struct, frozen=True):
    """`seq` orders the tools, smallest first; equal ones by id."""

    name: str
    url: str
    seq: int


class Tool(msgspec.Struct, frozen=True):
    id: int
    name: str
    url: str
    seq: int


class Tools:
    """A row of config each, keyed by id: a school has a handful."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def all(self) -> list[Tool]:
        return await self._database.read(_load)

    async def add(self, draft: ToolDraft) -> Tool:
        """Raises ApiError content.empty, content.too_long; BadRequestError http.bad_param."""
        _check(draft)
        return await self._database.write(_add, draft, now=self._clock.now_ms())

    async def change(self, tool_id: int, draft: ToolDraft) -> None:
        """Raises ApiError update.failed when there is no such tool, else as `add`."""
        _check(draft)
        await self._database.write(_change, tool_id, draft, now=self._clock.now_ms())

    async def remove(self, tool_id: int) -> None:
        """Raises ApiError delete.failed when there is no such tool."""
        if not await self._database.write(store.remove_value, SECTION, str(tool_id)):
            raise ApiError("delete.failed")


def _load() -> list[Tool]:
    section = store.load_section(SECTION)
    tools = [msgspec.convert({"id": int(key), **value}, Tool) for key, value in section.items()]
    return sorted(tools, key=lambda tool: (tool.seq, tool.id))


def _add(draft: ToolDraft, *, now: int) -> Tool:
    tool_id = max((tool.id for tool in _load()), default=0) + 1
    _save(tool_id, draft, now=now)
    return Tool(tool_id, draft.name, draft.url, draft.seq)


def _change(tool_id: int, draft: ToolDraft, *, now: int) -> None:
    if tool_id not in {tool.id for tool in _load()}:
        raise ApiError("update.failed")
    _save(tool_id, draft, now=now)


def _save(tool_id: int, draft: ToolDraft, *, now: int) -> None:
    store.save_values(SECTION, {str(tool_id): msgspec.structs.asdict(draft)}, now=now)


def _check(draft: ToolDraft) -> None:
    for field, longest in (("name", LONGEST_NAME), ("url", LONGEST_URL)):
        text: str = getattr(draft, field)
        if not text.strip():
            raise ApiError("content.empty", field=field)
        if len(text) > longest:
            raise ApiError("content.too_long", field=field, max=longest)
    if not _is_web_address(draft.url):
        raise BadRequestError("http.bad_param", name="url")


def _is_web_address(url: str) -> bool:
    if not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)
