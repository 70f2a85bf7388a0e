"""Use cases of whoever gets a sealed file (contract pack.md §3): it is taken in and looked at
without showing anything, and opened with its password. Until the one write that opens it, it is
sealed, whatever happens."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.fault_points import pass_point
from oj_appliance.files.service import retain_blobs
from oj_appliance.interchange.exports.service import WHOLE, Exports
from oj_appliance.interchange.imports.service import Imports
from oj_appliance.packs import store
from oj_appliance.packs.container import locks
from oj_appliance.packs.container.layout import Facts, Kind, read_facts
from oj_appliance.packs.container.opening import Head, check_whole, read_head, unsealed
from oj_appliance.packs.payload import Content, taken_apart
from oj_appliance.packs.receiving import rules
from oj_appliance.packs.receiving.exam import ExamOpening
from oj_appliance.packs.receiving.rules import Readiness
from oj_appliance.packs.types import (
    BankContent,
    ExamContent,
    OpenedBank,
    Pack,
    Role,
    State,
)
from oj_appliance.places.types import Auth
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.uploads import check_space

log = logging.getLogger(__name__)


class PackReceiving:
    """`judged` gives the languages of this server, `scratch` is a folder on the data's disk."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        blobs: BlobFolder,
        exams: ExamOpening,
        imports: Imports,
        exports: Exports,
        judged: Callable[[], tuple[str, ...]],
        scratch: Path,
    ) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs
        self._exams = exams
        self._imports = imports
        self._exports = exports
        self._judged = judged
        self._scratch = scratch
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, Phrase] = {}
        # One guess at a time: each takes 64 MiB.
        self._guess = asyncio.Lock()

    async def stop(self) -> None:
        running = list(self._opening.values())
        for each in running:
            each.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # -- taking in

    async def receive(self, actor: Actor, path: Path) -> int:
        """The number of the sealed file; the same file again is the one that is here. Raises
        pack.foreign, pack.newer, pack.truncated, pack.damaged, pack.is_results, pack.other_file,
        file.no_space."""
        head, digest = await asyncio.to_thread(self._looked_at, path)
        blob = await asyncio.to_thread(self._blobs.take, path)
        return await self._database.write(self._insert, actor, head, blob, digest)

    def _looked_at(self, path: Path) -> tuple[Head, str]:
        head = read_head(path)
        rules.check_taken(head)
        check_space(self._scratch, head.facts.size)
        return head, check_whole(path)

    def _insert(self, actor: Actor, head: Head, blob: StoredBlob, digest: str) -> int:
        facts, now = head.facts, self._clock.now_ms()
        known = store.find_named(facts.pack_id, Role.RECEIVED)
        if known is not None:
            if known.sha256 != blob.sha256:
                raise ApiError("pack.other_file", title=known.title)
            if not _is_theirs(actor, known):
                raise ApiError("pack.taken_in_by", name=known.author)
            return known.id
        number = store.insert(
            pack_id=facts.pack_id,
            kind=facts.kind,
            role=Role.RECEIVED,
            state=State.SEALED,
            title=facts.title,
            site=facts.site,
            uid=actor.account_id,
            author=actor.username,
            now=now,
        )
        retain_blobs([blob], now=now)
        store.keep_file(
            number,
            State.SEALED,
            sha256=blob.sha256,
            size=blob.size,
            facts=head.facts_raw.decode(),
            secrets=None,
        )
        told = {"id": number, "kind": facts.kind, "title": facts.title}
        record_audit(actor, "pack.receive", told, after={"digest": digest}, now=now)
        return number

    def readiness(self, pack: Pack) -> Readiness:
        free = shutil.disk_usage(self._scratch).free
        return rules.readiness(_facts(pack), self._judged(), free)

    def needs_password(self, pack: Pack) -> bool:
        """Of a file that was received."""
        if pack.role is not Role.RECEIVED or pack.sha256 is None:
            return False
        return read_head(self._blobs.path(pack.sha256)).lock.needs_password

    # -- opening

    def is_opening(self, number: int) -> bool:
        return number in self._opening

    def failure(self, number: int) -> Phrase | None:
        """Why the newest try to open it came to nothing."""
        return self._failures.get(number)

    async def open(self, actor: Actor, pack: Pack, password: str, *, takes_people: bool) -> None:
        """Begins to open it. Raises pack.too_early, pack.wrong_password, pack.not_sealed,
        file.no_space, pack.roster_denied."""
        is_looked_at_again = pack.kind is Kind.BANK and pack.state is State.OPENED
        if pack.sha256 is None or not (pack.state is State.SEALED or is_looked_at_again):
            raise ApiError("pack.not_sealed")
        # Before the password: nobody gets tries at it until the hour has come.
        rules.check_hour(_facts(pack), self._clock.now_ms())
        if takes_people and not actor.viewer.holds("user_admin"):
            raise ApiError("pack.roster_denied", status=403)
        async with self._guess:
            if self.is_opening(pack.id):
                return  # asked twice: it is under way
            path = self._blobs.path(pack.sha256)
            facts = _facts(pack)
            check_space(self._scratch, rules.readiness(facts, (), 0).needed)
            head = await asyncio.to_thread(read_head, path)
            key = await self._key(actor, pack, head, password)
            self._failures.pop(pack.id, None)
            self._opening[pack.id] = asyncio.create_task(
                self._opened(actor, pack, head, key, takes_people), name=f"open-pack-{pack.id}"
            )

    async def _key(self, actor: Actor, pack: Pack, head: Head, password: str) -> bytes:
        if head.lock.is_open:
            return locks.unlock_open(head.lock)
        try:
            return await asyncio.to_thread(
                locks.unlock_by_password, head.lock, password, head.facts_raw
            )
        except ApiError as error:
            if error.key != "pack.wrong_password":
                raise
            tries = await self._database.write(self._count_wrong, actor, pack)
            raise ApiError("pack.wrong_password", field="password", n=tries) from error

    def _count_wrong(self, actor: Actor, pack: Pack) -> int:
        now = self._clock.now_ms()
        tries = store.count_wrong(pack.id, now=now)
        record_audit(actor, "pack.wrong_password", _target(pack), after={"tries": tries}, now=now)
        return tries

    async def _opened(
        self, actor: Actor, pack: Pack, head: Head, key: bytes, takes_people: bool
    ) -> None:
        try:
            if pack.kind is Kind.EXAM:
                content, package = await self._taken_apart(pack, head, key, ExamContent)
                pass_point("pack_step")
                await self._exams.open(actor, pack, content, package, takes_people=takes_people)
            else:
                await self._open_bank(actor, pack, head, key)
        except ApiError as error:
            self._failures[pack.id] = Phrase(zh=error.text("zh-CN"), en=error.text("en-US"))
        except Exception:
            log.exception("a pack cannot be opened", extra={"pack": pack.id})
            failed = ApiError("pack.failed")
            self._failures[pack.id] = Phrase(zh=failed.text("zh-CN"), en=failed.text("en-US"))
        finally:
            self._opening.pop(pack.id, None)

    async def _taken_apart(
        self, pack: Pack, head: Head, key: bytes, kind: type[Content]
    ) -> tuple[Content, StoredBlob]:
        """What the file says of itself, and the package of its problems, stored."""

        def take() -> tuple[Content, StoredBlob]:
            path = self._blobs.path(pack.sha256 or "")
            pieces: Iterator[bytes] = unsealed(path, head, key)
            content, rest = taken_apart(pieces, kind)
            return content, self._blobs.put_stream(rest)

        return await asyncio.to_thread(take)

    async def _open_bank(self, actor: Actor, pack: Pack, head: Head, key: bytes) -> None:
        """Its problems are looked through as every package is, and compared with those here."""
        content, package = await self._taken_apart(pack, head, key, BankContent)
        brought = {each.problem_id.strip().upper(): each.digest for each in content.problems}
        pids = await self._database.read(store.pids_named, brought)
        digests = await self._exports.digests(list(pids.values()))
        here = {name: digests[pid] for name, pid in pids.items() if pid in digests}
        begun = await self._imports.begin(
            package,
            actor,
            client_name=pack.title,
            auth=Auth.PRIVATE,
            dry_run=True,
            only=WHOLE,
        )
        report = OpenedBank(
            key=begun,
            same=sorted(name for name, each in here.items() if brought.get(name) == each),
            changed=sorted(name for name, each in here.items() if brought.get(name) != each),
        )
        await self._database.write(self._keep_bank, actor, pack, report)

    def _keep_bank(self, actor: Actor, pack: Pack, report: OpenedBank) -> None:
        now = self._clock.now_ms()
        told = msgspec.json.encode(report).decode()
        store.keep_looked_through(pack.id, by=actor.username, report=told, now=now)
        after = {"same": len(report.same), "changed": len(report.changed)}
        record_audit(actor, "pack.open", _target(pack), after=after, now=now)


def _facts(pack: Pack) -> Facts:
    return read_facts((pack.facts or "").encode())


def _target(pack: Pack) -> dict[str, object]:
    return {"id": pack.id, "kind": pack.kind, "title": pack.title}


def _is_theirs(actor: Actor, pack: Pack) -> bool:
    return actor.viewer.is_root or pack.user_id == actor.uid
