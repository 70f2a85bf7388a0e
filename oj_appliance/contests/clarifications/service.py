"""Answering a question to all, and who has read what is told to all (contract contest.md §3.4)."""

from __future__ import annotations

import re
from collections.abc import Collection

from oj_appliance.announcements.service import Announcements
from oj_appliance.announcements.types import AnnouncementDraft, Status
from oj_appliance.clock import Clock
from oj_appliance.comments.rules import checked_content
from oj_appliance.comments.service import Comments
from oj_appliance.comments.types import QuoteKind, ReplyDraft, Source, SourceKind
from oj_appliance.contests.clarifications import store
from oj_appliance.contests.clarifications.types import Clarification, Reader
from oj_appliance.contests.rules import organisers
from oj_appliance.contests.service import Contests
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

LONGEST_TITLE = 80
_MARKS = re.compile(r"^[#>\s]+|`+|\*\*|~~")


class Clarifications:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        contests: Contests,
        comments: Comments,
        announcements: Announcements,
    ) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests
        self._comments = comments
        self._announcements = announcements

    async def answer(self, actor: Actor, contest_id: int, given: Clarification) -> None:
        """Below the question, and as an announcement with the question's words, which does not say
        who asked. Raises contest.missing, contest.not_manager, content.empty, content.too_long,
        comment.missing, and as comments do."""
        contest = self._contests.managed(actor.viewer, contest_id)
        question = checked_content(given.question, "question")
        source = await self._comments.source_of(actor.viewer, given.comment_id)
        if source != Source(SourceKind.CONTEST, contest.id):
            raise ApiError("comment.missing")
        reply = ReplyDraft(given.comment_id, given.answer, QuoteKind.COMMENT, given.comment_id)
        written = await self._comments.reply(actor.viewer, reply)
        draft = AnnouncementDraft(
            title_of(question), written.content, int(Status.VISIBLE), question
        )
        await self._announcements.create(actor, draft, contest.id)

    async def take_reading(
        self, viewer: Viewer, contest_id: int, announcement_ids: Collection[int]
    ) -> None:
        """That the page has shown these. Raises as entering the contest does."""
        contest = self._contests.entered(viewer, contest_id)
        if announcement_ids:
            now = self._clock.now_ms()
            await self._database.write(
                store.add_readings, contest.id, viewer.account_id, announcement_ids, now
            )

    async def readers(self, viewer: Viewer, contest_id: int) -> tuple[int, dict[int, int]]:
        """How many take part, and how many of them have read each announcement, by its number.
        Raises contest.missing, contest.not_manager."""
        contest = self._contests.managed(viewer, contest_id)
        registered = self._contests.known.registered(contest.id)
        return await self._database.read(store.counts, contest.id, registered, organisers(contest))

    async def without_reading(
        self, viewer: Viewer, contest_id: int, announcement_id: int
    ) -> list[Reader]:
        """Raises contest.missing, contest.not_manager, announcement.missing."""
        contest = self._contests.managed(viewer, contest_id)
        if await self._announcements.contest_of(announcement_id) != contest.id:
            raise ApiError("announcement.missing")
        registered = self._contests.known.registered(contest.id)
        return await self._database.read(
            store.without_reading,
            contest.id,
            registered,
            organisers(contest),
            announcement_id,
        )


def title_of(question: str) -> str:
    """Its first line, shortened and without marks of Markdown, which a title would show."""
    first = question.strip().splitlines()[0].strip()
    line = _MARKS.sub("", first).strip() or first
    return line if len(line) <= LONGEST_TITLE else f"{line[: LONGEST_TITLE - 1]}…"
