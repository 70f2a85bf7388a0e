"""Use cases of whoever sends problems or an exam to other servers (contract pack.md §2)."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets as randomness
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.fault_points import pass_point
from oj_appliance.files.service import retain_blobs
from oj_appliance.interchange.exports.content import content_digest
from oj_appliance.interchange.exports.service import Exports
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.packs import store
from oj_appliance.packs.container import locks
from oj_appliance.packs.container.layout import VERSION, Facts, Kind
from oj_appliance.packs.container.sealing import facts_bytes, sealed
from oj_appliance.packs.making import rules
from oj_appliance.packs.payload import payload, size_of
from oj_appliance.packs.types import (
    LONGEST_NAME,
    MOST_PROBLEMS,
    BankContent,
    BankProblem,
    Pack,
    PackedPerson,
    Role,
    Secrets,
    State,
)
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.service import TimedWorkEditing
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.uploads import check_space

MOST_SHOWN = 200

log = logging.getLogger(__name__)


class BankChoice(msgspec.Struct, frozen=True):
    """Which problems: these, or all that the keyword and the tag leave."""

    pids: Sequence[int]
    keyword: str = ""
    tag: int | None = None


class _Exam(msgspec.Struct, frozen=True):
    """What a pack is made of."""

    work: TimedWork
    links: list[TimedWorkProblem]
    people: list[PackedPerson]


@dataclass(frozen=True, slots=True)
class _Filling:
    """What goes into a file: `content` as JSON; of an exam its keys, and the paper that results are
    compared with."""

    problems: list[ExportProblem]
    content: bytes
    password: str | None
    secrets: Secrets | None = None
    paper: str | None = None
    languages: Sequence[str] = ()


class PackMaking:
    """`site` gives the name by which other servers know this one; `scratch` is a folder on the data
    folder's disk."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        blobs: BlobFolder,
        editing: TimedWorkEditing,
        exports: Exports,
        site: Callable[[], str],
        scratch: Path,
    ) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs
        self._editing = editing
        self._exports = exports
        self._site = site
        self._scratch = scratch
        self._running: set[asyncio.Task[None]] = set()

    async def recover(self) -> None:
        """What an ended server was making is made no more."""
        await self._database.write(self._fail_unfinished)

    async def stop(self) -> None:
        for each in self._running:
            each.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def classes(self) -> list[tuple[str, int]]:
        return await self._database.read(store.class_names)

    async def bank(self, viewer: Viewer, choice: BankChoice) -> list[int]:
        """The pids that a choice means, of those that the viewer may take along."""
        if choice.pids:
            return list(dict.fromkeys(choice.pids))
        return await self._database.read(
            store.bank_pids,
            author=None if viewer.is_root else viewer.account_id,
            keyword=choice.keyword,
            tag=choice.tag,
            limit=MOST_PROBLEMS + 1,
        )

    async def look_at_bank(
        self, viewer: Viewer, choice: BankChoice
    ) -> tuple[int, list[tuple[int, str, str]]]:
        """How many problems a choice means; pid, id and title of the first of them."""
        pids = await self.bank(viewer, choice)
        first = pids[:MOST_SHOWN]
        return len(pids), await self._database.read(store.names_of_problems, first)

    async def make_exam(
        self, actor: Actor, timed_work_id: int, password: str | None, classes: Sequence[str]
    ) -> tuple[int, str]:
        """The pack's number, and its password: a new one where none was chosen. Raises
        timedwork.missing, timedwork.not_allowed, pack.no_problems, pack.weak_password,
        pack.roster_denied, and as Exports.whole_ones."""
        work = self._editing.work(actor.viewer, timed_work_id)
        links = list(self._editing.known.problems(timed_work_id))
        if not links:
            raise ApiError("pack.no_problems")
        if classes and not actor.viewer.holds("user_admin"):
            raise ApiError("pack.roster_denied", status=403)
        told = rules.new_password() if password is None else rules.checked_password(password)
        people = await self._database.read(store.people_of, classes)
        rules.check_people(classes, people)
        exam = _Exam(work, links, people)
        problems = await self._exports.whole_ones(actor.viewer, [each.problem_id for each in links])
        target: dict[str, object] = {"tid": work.id, "people": len(people)}
        number = await self._begin(actor, Kind.EXAM, work.title, target, work.id)
        self._in_background(actor, number, lambda: _filled_by_exam(exam, problems, told))
        return number, told

    async def make_bank(
        self, actor: Actor, title: str, choice: BankChoice, password: str | None
    ) -> int:
        """The pack's number; without a password everybody may open it. Raises pack.no_problems,
        pack.too_many, pack.weak_password, and as Exports.whole_ones."""
        pids = await self.bank(actor.viewer, choice)
        if not pids:
            raise ApiError("pack.no_problems")
        if len(pids) > MOST_PROBLEMS:
            raise ApiError("pack.too_many", most=MOST_PROBLEMS)
        told = None if password is None else rules.checked_password(password)
        problems = await self._exports.whole_ones(actor.viewer, pids)
        number = await self._begin(actor, Kind.BANK, title, {"problems": len(problems)})
        self._in_background(actor, number, lambda: _filled_by_bank(problems, told))
        return number

    # -- the work itself, beside the requests

    def _in_background(self, actor: Actor, number: int, fill: Callable[[], _Filling]) -> None:
        task = asyncio.create_task(self._made(actor, number, fill), name=f"pack-{number}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _made(self, actor: Actor, number: int, fill: Callable[[], _Filling]) -> None:
        try:
            filling = await asyncio.to_thread(fill)
            with await self._exports.write_whole(actor, filling.problems) as package:
                await self._keep(number, filling, package)
        except ApiError as error:
            await self._database.write(store.fail, number, error.key, now=self._clock.now_ms())
        except Exception:
            log.exception("a pack cannot be made", extra={"pack": number})
            await self._database.write(store.fail, number, "pack.failed", now=self._clock.now_ms())

    async def _keep(self, number: int, filling: _Filling, package: IO[bytes]) -> None:
        pack = await self._database.read(store.find, number)
        if pack is None:
            return  # its exam's maker has gone
        size = await asyncio.to_thread(package.seek, 0, os.SEEK_END)
        unpacked = rules.unpacked(filling.problems)
        if filling.password is not None:
            whole = rules.in_whole_pieces(filling.content, size)
            filling, unpacked = replace(filling, content=whole), rules.rounded(unpacked)
        facts = facts_bytes(
            Facts(
                version=VERSION,
                kind=pack.kind,
                pack_id=pack.pack_id,
                title=pack.title,
                site=pack.site,
                made_at=pack.created_at,
                size=size_of(filling.content, size),
                unpacked=unpacked,
                languages=list(filling.languages),
                begins_at=self._begins_at(pack),
            )
        )
        blob = await asyncio.to_thread(self._sealed, facts, filling, package)
        pass_point("pack_step")
        await self._database.write(self._finish, number, blob, facts.decode(), filling)

    def _begins_at(self, pack: Pack) -> int | None:
        known = self._editing.known
        work = None if pack.timed_work_id is None else known.find(pack.timed_work_id)
        return None if work is None else work.start_time

    def _sealed(self, facts: bytes, filling: _Filling, package: IO[bytes]) -> StoredBlob:
        key = locks.new_key()
        if filling.password is None:
            lock = locks.open_lock(key)
        else:
            lock = locks.lock_by_password(key, filling.password, facts)
        check_space(self._scratch, len(filling.content) + package.seek(0, os.SEEK_END))
        pieces = payload(filling.content, package)
        return self._blobs.put_stream(sealed(facts, lock, key, pieces))

    # -- rows

    async def _begin(
        self,
        actor: Actor,
        kind: Kind,
        title: str,
        target: dict[str, object],
        timed_work_id: int | None = None,
    ) -> int:
        return await self._database.write(
            self._insert, actor, kind, title, target, timed_work_id, self._clock.now_ms()
        )

    def _insert(
        self,
        actor: Actor,
        kind: Kind,
        title: str,
        target: dict[str, object],
        timed_work_id: int | None,
        now: int,
    ) -> int:
        number = store.insert(
            pack_id=randomness.token_hex(16),
            kind=kind,
            role=Role.MADE,
            state=State.MAKING,
            title=title,
            site=self._site()[:LONGEST_NAME],
            uid=actor.account_id,
            author=actor.username,
            timed_work_id=timed_work_id,
            now=now,
        )
        told = {"id": number, "kind": kind, "title": title}
        record_audit(actor, "pack.make", told, after=target, now=now)
        return number

    def _finish(self, number: int, blob: StoredBlob, facts: str, filling: _Filling) -> None:
        if store.find(number) is None:
            return
        retain_blobs([blob], now=self._clock.now_ms())
        store.keep_file(
            number,
            State.READY,
            sha256=blob.sha256,
            size=blob.size,
            facts=facts,
            secrets=filling.secrets,
        )
        if filling.paper is not None:
            store.keep_content(number, filling.paper)

    def _fail_unfinished(self) -> None:
        for number in store.unfinished():
            store.fail(number, "pack.failed", now=self._clock.now_ms())


def _filled_by_exam(exam: _Exam, problems: list[ExportProblem], password: str) -> _Filling:
    signing_key, results_key = locks.new_signing_key(), locks.new_key()
    content = rules.exam_content(
        exam.work,
        exam.links,
        problems,
        exam.people,
        results_key=results_key,
        signing_key=signing_key,
    )
    return _Filling(
        problems,
        msgspec.json.encode(content),
        password,
        Secrets(results_key=results_key, public_key=locks.public_half(signing_key)),
        msgspec.json.encode(rules.paper_of(content)).decode(),
        rules.languages_of(exam.work, problems),
    )


def _filled_by_bank(problems: list[ExportProblem], password: str | None) -> _Filling:
    content = BankContent(
        problems=[
            BankProblem(
                problem_id=each.problem_id,
                title=each.draft.statement.title,
                digest=content_digest(each),
            )
            for each in problems
        ]
    )
    return _Filling(problems, msgspec.json.encode(content), password)
