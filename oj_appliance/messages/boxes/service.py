"""A person's boxes: counted, read, cleaned. Reading makes read."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.comments.quoting import Quoted, Quotes
from oj_appliance.comments.types import QuoteKind
from oj_appliance.errors import ApiError
from oj_appliance.messages.boxes import rules, store
from oj_appliance.messages.boxes.types import Action, Box, Received, Told
from oj_appliance.messages.types import NoticeCopy
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window

# In one write, which all other writes wait for.
CLEANED_AT_ONCE = 500


class Boxes:
    def __init__(self, database: Database, clock: Clock, quotes: Quotes) -> None:
        self._database = database
        self._clock = clock
        self._quotes = quotes

    async def unread(self, uid: str) -> dict[str, int]:
        """How many by their box; none may be missing."""
        return await self._database.read(store.unread, uid)

    async def messages(self, viewer: Viewer, box: Box, window: Window) -> tuple[list[Told], int]:
        """As they were before this look, which makes the unread among them read; and how many
        there are."""
        found, total = await self._database.read(
            store.messages, viewer.account_id, box, limit=window.limit, offset=window.offset
        )
        told = await self._told(viewer, found)
        await self._mark_read(box, [each.id for each in found if not each.is_read])
        return told, total

    async def notices(self, uid: str, box: Box, window: Window) -> tuple[list[NoticeCopy], int]:
        """The same of what the site told."""
        found, total = await self._database.read(
            store.notices, uid, box, limit=window.limit, offset=window.offset
        )
        await self._mark_read(box, [each.id for each in found if not each.is_read])
        return found, total

    async def clean(self, uid: str, box: Box, number: int | None) -> None:
        """One, or all that are there now. Raises msg.clean_failed when there is none."""
        if number is not None:
            if not await self._database.write_quietly(store.remove, uid, box, number):
                raise ApiError("msg.clean_failed")
            return
        newest = await self._database.read(store.newest, uid, box)
        if newest is None:
            raise ApiError("msg.clean_failed")
        while await self._database.write_quietly(
            store.remove_some, uid, box, up_to=newest, most=CLEANED_AT_ONCE
        ):
            pass

    async def _mark_read(self, box: Box, fresh: list[int]) -> None:
        if fresh:
            now = self._clock.now_ms()
            await self._database.write_quietly(store.mark_read, box, fresh, now=now)

    async def _told(self, viewer: Viewer, found: list[Received]) -> list[Told]:
        comments, replies = set[int](), set[int]()
        for each in found:
            if each.text_id is not None:
                (replies if each.action is Action.REPLY else comments).add(each.text_id)
            if each.quote_id is not None:
                (replies if each.quote is QuoteKind.REPLY else comments).add(each.quote_id)
        sources = {each.source for each in found}
        quoted = await self._quotes.find(viewer, sources, comments, replies)
        return [_told(each, quoted) for each in found]


def _told(message: Received, quoted: Quoted) -> Told:
    opened = quoted.sources.get(message.source)
    return Told(
        message,
        None if opened is None else opened.title,
        None if opened is None else opened.address,
        _content(message, quoted),
        _quote(message, quoted),
    )


def _content(message: Received, quoted: Quoted) -> str | None:
    if message.text_id is None:
        return None
    texts = quoted.replies if message.action is Action.REPLY else quoted.comments
    found = texts.get(message.text_id)
    return None if found is None else rules.content_of(found.content)


def _quote(message: Received, quoted: Quoted) -> str | None:
    if message.quote_id is None:
        return None
    if message.quote is QuoteKind.REPLY:
        reply = quoted.replies.get(message.quote_id)
        return None if reply is None else rules.quoted_reply(reply)
    comment = quoted.comments.get(message.quote_id)
    return None if comment is None else rules.quoted_comment(comment)
