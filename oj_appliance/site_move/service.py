"""Use cases of moving in: a dry run, then the import, each in its turn and beside everybody's work.

One runs at a time. Its row says how far it is, and what has come is known by its source, so an
import that was cut off goes on at the next start and brings nothing twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.errors import ApiError
from oj_appliance.site_move import rules
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.desk import Desk, Source
from oj_appliance.site_move.dumps.opening import Encoding
from oj_appliance.site_move.fitting import remark_of
from oj_appliance.site_move.importing.community import (
    take_discussions,
    take_groups,
    take_trainings,
)
from oj_appliance.site_move.importing.contests import take_contests, tell_contests
from oj_appliance.site_move.importing.context import Import, MoveTools
from oj_appliance.site_move.importing.people import take_people
from oj_appliance.site_move.importing.problems import take_problems
from oj_appliance.site_move.importing.submissions import take_submissions
from oj_appliance.site_move.planning import HouseFacts, Planning
from oj_appliance.site_move.store import community, content, mapping, moves, people
from oj_appliance.site_move.systems.system import SystemAdapter
from oj_appliance.site_move.types import Kind, Move, MoveState, Remark, Wish
from oj_appliance.web.guards import Actor

log = logging.getLogger(__name__)


class SiteMoves:
    def __init__(self, tools: MoveTools, folder: Path) -> None:
        self._tools = tools
        self._database = tools.database
        self._clock = tools.clock
        self._desk = Desk(folder)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None

    # -- the worker

    async def recover(self) -> None:
        """What an ended server left begins again."""
        for move in await self._database.read(moves.unended):
            self._waiting.put_nowait(move.key)

    def start(self) -> None:
        self._worker = asyncio.create_task(self._work(), name="site-moves")

    async def stop(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker

    async def settled(self) -> None:
        """When nothing waits any more; for the command line."""
        await self._waiting.join()

    async def _work(self) -> None:
        while True:
            key = await self._waiting.get()
            try:
                move = await self._database.read(moves.find, key)
                if move is not None:
                    await self._run(move)
            except Exception:
                log.exception("the end of a site move cannot be written", extra={"move": key})
            finally:
                self._waiting.task_done()

    async def _run(self, move: Move) -> None:
        try:
            if move.state is MoveState.LOOKING:
                await self._look(move)
            elif move.state is MoveState.RUNNING:
                await self._import(move)
        except ApiError as error:
            await self._fail(move, remark_of(error))
        except Exception:
            log.exception("a site move failed", extra={"move": move.key})
            await self._fail(move, Remark("http.server"))

    async def _fail(self, move: Move, remark: Remark) -> None:
        await self._database.write(
            self._write_end, move, MoveState.FAILED, remark, dict[str, int]()
        )

    async def _look(self, move: Move) -> None:
        with ExitStack() as opened:
            adapter, files, encoding = await self._opened(move, opened)
            house = await self._database.read(self._facts, _site_of(move))
            planning = Planning(adapter, files, house)
            report = await asyncio.to_thread(planning.report, str(encoding))
            now = self._clock.now_ms()
            await self._database.write(moves.set_report, move.key, report, now=now)

    async def _import(self, move: Move) -> None:
        with ExitStack() as opened:
            adapter, files, _ = await self._opened(move, opened)
            run = Import(self._tools, move, adapter, files, dict(move.taken))
            await take_people(run)
            await take_groups(run)
            await take_problems(run)
            await take_contests(run)
            await take_submissions(run)
            await take_trainings(run)
            await take_discussions(run)
            await tell_contests(run)
        await self._database.write(self._write_end, move, MoveState.DONE, None, run.taken)
        # The dump holds the old site's passwords.
        await asyncio.to_thread(self._desk.forget, move.key)

    async def _opened(
        self, move: Move, opened: ExitStack
    ) -> tuple[SystemAdapter, SiteFiles, Encoding]:
        return await asyncio.to_thread(opened.enter_context, self._desk.opened(move.key, move.wish))

    def _facts(self, site: str) -> HouseFacts:
        return HouseFacts(
            names=people.taken_names(),
            emails=people.taken_emails(),
            ids=content.taken_ids(),
            groups=community.group_names(),
            languages=content.own_languages(),
            difficulties=content.difficulties(),
            known=self._known(site),
        )

    def _known(self, site: str) -> Callable[[Kind, Iterable[str]], set[str]]:
        """For planning, which asks in its own thread."""
        everything = {kind: frozenset(mapping.all_of(site, kind)) for kind in Kind}
        return lambda kind, sources: {each for each in sources if each in everything[kind]}

    def _write_end(
        self, move: Move, state: MoveState, error: Remark | None, taken: dict[str, int]
    ) -> None:
        now = self._clock.now_ms()
        moves.end(move.key, state, error, now=now)
        if move.state is MoveState.RUNNING:
            after = {"state": state, "taken": taken, "error": error and error.key}
            record_audit(move.author, "site.move", _target(move), after=after, now=now)

    # -- use cases

    async def begin(
        self,
        wish: Wish,
        author: Actor,
        *,
        dump: tuple[Source, str],
        archives: Sequence[tuple[Source, str]],
    ) -> str:
        """Queues the dry run; its key. Each file comes with the name that its sender gives it.
        Raises exam.frozen, file.no_space, http.bad_param."""
        self._tools.freeze.check()
        wish = msgspec.structs.replace(wish, site=rules.check_site(wish.site))
        key = secrets.token_hex(16)
        await asyncio.to_thread(self._desk.keep, key, dump[0], [source for source, _ in archives])
        move = Move(
            key=key,
            wish=wish,
            author=author,
            state=MoveState.LOOKING,
            dump_name=dump[1][: rules.MOST_FILE_NAME],
            file_names=tuple(name[: rules.MOST_FILE_NAME] for _, name in archives),
        )
        await self._database.write(self._write_begin, move)
        self._waiting.put_nowait(key)
        return key

    def _write_begin(self, move: Move) -> None:
        now = self._clock.now_ms()
        moves.insert(move, now=now)
        record_audit(move.author, "site.move_look", _target(move), now=now)

    async def start_import(self, key: str, author: Actor, *, keeps_staff: bool) -> None:
        """Brings what a dry run has shown. Raises move.missing, move.not_ready, exam.frozen."""
        self._tools.freeze.check()
        move = await self.move(key)
        await self._database.write(self._write_start, move, author, keeps_staff)
        self._waiting.put_nowait(key)

    def _write_start(self, move: Move, author: Actor, keeps_staff: bool) -> None:
        now = self._clock.now_ms()
        if not moves.begin_import(move.key, author, keeps_staff=keeps_staff, now=now):
            raise ApiError("move.not_ready")
        after = {"keepsStaff": keeps_staff}
        record_audit(author, "site.move_start", _target(move), after=after, now=now)

    async def move(self, key: str) -> Move:
        """Raises move.missing."""
        found = await self._database.read(moves.find, key)
        if found is None:
            raise ApiError("move.missing")
        return found

    async def newest(self) -> list[Move]:
        return await self._database.read(moves.newest)

    async def discard(self, key: str, author: Actor) -> None:
        """Forgets a dry run, or one that failed, with its files. Raises move.missing,
        move.not_ready while it runs or once it has brought something."""
        move = await self.move(key)
        if move.state not in (MoveState.READY, MoveState.FAILED):
            raise ApiError("move.not_ready")
        await self._database.write(self._write_discard, move, author)
        await asyncio.to_thread(self._desk.forget, key)

    def _write_discard(self, move: Move, author: Actor) -> None:
        moves.delete(move.key)
        now = self._clock.now_ms()
        record_audit(author, "site.move_discard", _target(move), now=now)

    async def forget_old(self) -> None:
        """Files of dry runs that nobody has begun, and of failed ones."""
        since = self._clock.now_ms() - rules.KEPT_MS
        for key in await self._database.read(moves.rested_since, since):
            await self._database.write(moves.delete, key)
            await asyncio.to_thread(self._desk.forget, key)


def _site_of(move: Move) -> str:
    return f"{move.wish.system}:{move.wish.site}"


def _target(move: Move) -> dict[str, str]:
    return {"system": move.wish.system, "site": move.wish.site, "name": move.dump_name}
