"""The tool box: links that the school offers in the navigation (S1 §2; contract admin.md §16)."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.configuration import store
from oj_appliance.configuration.types import SettingsChanged
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

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
    """A row of config each, keyed by id: a school has a handful, which every page shows. So they
    are kept in memory too."""

    def __init__(self, database: Database, clock: Clock, events: Events) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self.all: list[Tool] = []

    async def load(self) -> None:
        self.all = await self._database.read(_load)

    async def add(self, draft: ToolDraft, editor: Actor) -> Tool:
        """Raises ApiError content.empty, content.too_long; BadRequestError http.bad_param."""
        _check(draft)
        now = self._clock.now_ms()
        tool_id, self.all = await self._database.write(self._add, draft, editor, now)
        return next(tool for tool in self.all if tool.id == tool_id)

    async def change(self, tool_id: int, draft: ToolDraft, editor: Actor) -> None:
        """Raises ApiError update.failed when there is no such tool, else as `add`."""
        _check(draft)
        now = self._clock.now_ms()
        self.all = await self._database.write(self._change, tool_id, draft, editor, now)

    async def remove(self, tool_id: int, editor: Actor) -> None:
        """Raises ApiError delete.failed when there is no such tool."""
        now = self._clock.now_ms()
        self.all = await self._database.write(self._remove, tool_id, editor, now)

    def _add(self, draft: ToolDraft, editor: Actor, now: int) -> tuple[int, list[Tool]]:
        tool_id = max((tool.id for tool in _load()), default=0) + 1
        return tool_id, self._save(tool_id, None, draft, editor, now)

    def _change(self, tool_id: int, draft: ToolDraft, editor: Actor, now: int) -> list[Tool]:
        return self._save(tool_id, _found(tool_id, "update.failed"), draft, editor, now)

    def _remove(self, tool_id: int, editor: Actor, now: int) -> list[Tool]:
        return self._save(tool_id, _found(tool_id, "delete.failed"), None, editor, now)

    def _save(
        self,
        tool_id: int,
        before: ToolDraft | None,
        after: ToolDraft | None,
        editor: Actor,
        now: int,
    ) -> list[Tool]:
        """All of them as they are then."""
        key = str(tool_id)
        if after is None:
            store.remove_value(SECTION, key)
        else:
            store.save_values(SECTION, {key: msgspec.to_builtins(after)}, now=now)
        event = SettingsChanged(
            editor,
            SECTION,
            {key: msgspec.to_builtins(before)},
            {key: msgspec.to_builtins(after)},
            now,
        )
        self._events.publish(event)
        return _load()


def _load() -> list[Tool]:
    section = store.load_section(SECTION)
    tools = [msgspec.convert({"id": int(key), **value}, Tool) for key, value in section.items()]
    return sorted(tools, key=lambda tool: (tool.seq, tool.id))


def _found(tool_id: int, refusal: str) -> ToolDraft:
    value = store.load_section(SECTION).get(str(tool_id))
    if value is None:
        raise ApiError(refusal)
    return msgspec.convert(value, ToolDraft)


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
