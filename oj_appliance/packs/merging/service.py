"""Use cases of the office that sent an exam out: results come back and become one sheet
(contract pack.md §5). Nothing is merged silently: what is doubtful waits for a decision."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.files.service import release_blobs, retain_blobs
from oj_appliance.packs import store as pack_store
from oj_appliance.packs.container import locks
from oj_appliance.packs.container.layout import Kind
from oj_appliance.packs.container.opening import Head, check_whole, read_head, unsealed
from oj_appliance.packs.merging import rules, store
from oj_appliance.packs.merging.types import Decision, KeptResults, Merged
from oj_appliance.packs.results import programs
from oj_appliance.packs.results.types import LARGEST_RESULTS, SchoolResults
from oj_appliance.packs.service import target_of, theirs
from oj_appliance.packs.types import Pack, Paper, Role, Secrets
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer


class PackMerging:
    def __init__(self, database: Database, clock: Clock, blobs: BlobFolder) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs

    async def state(self, viewer: Viewer, number: int) -> Merged:
        """Raises pack.missing, pack.no_exam."""
        return await self._database.read(_state, viewer, number)

    async def found(self, viewer: Viewer, number: int) -> tuple[Pack, Merged]:
        """As `state`, with the pack."""
        return await self._database.read(_found, viewer, number)

    async def complete(self, viewer: Viewer, number: int) -> tuple[Pack, Merged]:
        """Once everything is decided. Raises pack.missing, pack.no_exam, pack.undecided."""
        pack, found = await self._database.read(_found, viewer, number)
        if found.waiting:
            raise ApiError("pack.undecided", n=found.waiting)
        return pack, found

    async def take(self, actor: Actor, number: int, path: Path) -> tuple[int, bool]:
        """A file of results, and whether it is a new one: the same again changes nothing. Raises
        pack.missing, pack.no_exam, and what is wrong with the file: pack.foreign, pack.newer,
        pack.truncated, pack.damaged, pack.not_results, pack.wrong_exam, pack.changed,
        pack.bad_results."""
        pack, secrets = await self._database.read(_secrets, actor.viewer, number)
        digest, results = await asyncio.to_thread(_read, path, pack, secrets)
        sent = await asyncio.to_thread(self._blobs.put, programs.packed(results.submissions))
        return await self._database.write(self._insert, actor, number, digest, results, sent)

    def _insert(
        self, actor: Actor, number: int, digest: str, results: SchoolResults, sent: StoredBlob
    ) -> tuple[int, bool]:
        pack = theirs(actor.viewer, number, Role.MADE)
        known = store.find_file(number, digest)
        if known is not None:
            return known, False
        now = self._clock.now_ms()
        kept = _kept(results, sent)
        if kept.code is not None:
            retain_blobs([sent], now=now)
        taken = store.insert(number, digest, kept, by=actor.username, now=now)
        after = {"file": taken, "school": results.school, "people": len(results.sheet.people)}
        record_audit(actor, "pack.merge", target_of(pack), after=after, now=now)
        return taken, True

    async def forget(self, actor: Actor, number: int, file: int) -> None:
        """Raises pack.missing, pack.no_file."""
        await self._database.write(self._forget, actor, number, file)

    def _forget(self, actor: Actor, number: int, file: int) -> None:
        pack = theirs(actor.viewer, number, Role.MADE)
        known = store.about(number, file)
        if known is None:
            raise ApiError("pack.no_file", status=404)
        school, sent = known
        now = self._clock.now_ms()
        store.delete(number, file)
        if sent is not None:
            release_blobs([sent], now=now)
        before = {"file": file, "school": school}
        record_audit(actor, "pack.merge_forget", target_of(pack), before=before, now=now)

    async def decide(self, actor: Actor, number: int, subjects: Sequence[str], choice: str) -> None:
        """The same of each. Raises pack.missing, pack.no_exam; pack.no_question where nothing of
        this is asked any more, http.bad_param for what is no answer to it."""
        await self._database.write(self._decide, actor, number, subjects, choice)

    def _decide(self, actor: Actor, number: int, subjects: Sequence[str], choice: str) -> None:
        pack, found = _found(actor.viewer, number)
        asked = {each.subject: each for each in found.questions}
        now = self._clock.now_ms()
        for subject in subjects:
            question = asked.get(subject)
            if question is None:
                raise ApiError("pack.no_question", status=404)
            if choice not in question.choices:
                raise BadRequestError("http.bad_param", name="choice")
            decision = Decision(question.among, choice, actor.username)
            store.put_decision(number, subject, decision, now=now)
        before = {each: asked[each].choice for each in subjects}
        after = dict.fromkeys(subjects, choice)
        record_audit(actor, "pack.decide", target_of(pack), before=before, after=after, now=now)


def _kept(results: SchoolResults, sent: StoredBlob) -> KeptResults:
    values = {name: getattr(results, name) for name in SchoolResults.__struct_fields__}
    code = sent.sha256 if results.submissions else None
    return KeptResults(**{**values, "submissions": [], "code": code})


def _state(viewer: Viewer, number: int) -> Merged:
    return _found(viewer, number)[1]


def _found(viewer: Viewer, number: int) -> tuple[Pack, Merged]:
    pack = theirs(viewer, number, Role.MADE)
    content = pack_store.content_of(number)
    if pack.kind is not Kind.EXAM or content is None:
        raise ApiError("pack.no_exam")
    paper = msgspec.json.decode(content, type=Paper)
    return pack, rules.merged(paper, store.files(number), store.decisions(number))


def _secrets(viewer: Viewer, number: int) -> tuple[Pack, Secrets]:
    pack = theirs(viewer, number, Role.MADE)
    secrets = pack_store.secrets_of(number)
    if secrets is None:
        raise ApiError("pack.no_exam")
    return pack, secrets


def _read(path: Path, pack: Pack, secrets: Secrets) -> tuple[str, SchoolResults]:
    head = read_head(path)
    if head.facts.kind is not Kind.RESULTS:
        raise ApiError("pack.not_results")
    if head.facts.size > LARGEST_RESULTS:
        raise ApiError("pack.bad_results")
    digest = check_whole(path)
    if head.facts.pack_id != pack.pack_id:
        raise ApiError("pack.wrong_exam", title=head.facts.title, site=head.facts.site)
    return digest, _proven(path, head, secrets)


def _proven(path: Path, head: Head, secrets: Secrets) -> SchoolResults:
    """What the exam's key has signed, and nobody has changed since."""
    key = locks.unlock_by_key(head.lock, secrets.results_key, head.facts_raw)
    payload = b"".join(unsealed(path, head, key))
    locks.check_signature(
        head.lock, secrets.public_key, head.facts_raw, hashlib.sha256(payload).digest()
    )
    try:
        results = msgspec.json.decode(payload, type=SchoolResults)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("pack.bad_results") from error
    rules.check_results(results)
    if results.pack_id != head.facts.pack_id:
        raise ApiError("pack.bad_results")
    return results
