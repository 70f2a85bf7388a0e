"""An exam that is opened: problems, work, settings and people in one write."""

from __future__ import annotations

import secrets as randomness
from functools import partial

import msgspec

from oj_appliance.accounts.rosters.new_accounts import GivenAccount, write_accounts
from oj_appliance.accounts.rules import check_username
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.events import Events
from oj_appliance.fault_points import pass_point
from oj_appliance.interchange.exports.service import WHOLE
from oj_appliance.interchange.imports.importer import Importer
from oj_appliance.interchange.types import Finding, ImportJob, Taken, finding_text
from oj_appliance.packs import store
from oj_appliance.packs.container import locks
from oj_appliance.packs.receiving.rules import Roster, sorted_out
from oj_appliance.packs.types import ExamContent, OpenedExam, Pack, PackedPerson, Secrets
from oj_appliance.places.types import Auth
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration import rules as work_rules
from oj_appliance.timed_work.administration.service import TimedWorkEditing, write_work
from oj_appliance.timed_work.problem_set.service import write_problem
from oj_appliance.timed_work.problem_set.types import ProblemLink
from oj_appliance.timed_work.settings.service import write_settings
from oj_appliance.web.guards import Actor

_KEY = 32
LONGEST_NICKNAME = 20


class _Opening(msgspec.Struct, frozen=True):
    actor: Actor
    pack: Pack
    content: ExamContent
    people: list[PackedPerson]


class ExamOpening:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        importer: Importer,
        editing: TimedWorkEditing,
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._importer = importer
        self._editing = editing
        self._events = events

    async def open(
        self,
        actor: Actor,
        pack: Pack,
        content: ExamContent,
        package: StoredBlob,
        *,
        takes_people: bool,
    ) -> None:
        """All of it or nothing. Raises pack.foreign, pack.problem_refused, and what is wrong with
        the work itself."""
        if len(content.signing_key) != _KEY or len(content.results_key) != _KEY:
            raise ApiError("pack.foreign")
        people = content.people if takes_people else []
        for each in people:
            check_username(each.username)
        opening = _Opening(actor, pack, content, people)
        job = ImportJob(
            key=randomness.token_hex(16),
            author=actor,
            package=package,
            name=pack.title,
            auth=Auth.PRIVATE,
            dry_run=False,
            only=WHOLE,
            taken=Taken.NEW,
        )
        made: list[int] = []
        report = await self._importer.run_together(job, partial(self._write, opening, made))
        for entry in report.problems:
            if entry.error is not None:
                raise ApiError(
                    "pack.problem_refused",
                    title=entry.title or entry.problem_id,
                    reason=_in_both(entry.error),
                )
        if not made:
            raise ApiError("pack.foreign")
        pass_point("pack_step")
        await self._editing.renew(made[0])

    def _write(self, opening: _Opening, made: list[int], pids: dict[str, int]) -> None:
        """Inside the write that has made the problems; `made` is told the work's number."""
        actor, content, now = opening.actor, opening.content, self._clock.now_ms()
        work = write_work(actor, work_rules.settled(content.work), now)
        write_settings(actor, work, lambda _: content.settings, None, now)
        for each in content.problems:
            pid = pids.get(each.problem_id.strip().upper())
            if pid is None:
                raise ApiError("pack.foreign")
            link = ProblemLink(each.display_id, each.title, each.score, each.seq, each.version)
            write_problem(actor, work, pid, link, now)
        roster = self._write_people(actor, opening.people, now)
        report = OpenedExam(
            problems=len(pids),
            renamed=store.renamed(pids),
            created=len(roster.new),
            existing=roster.existing,
            differing=roster.differing,
        )
        store.keep_opened(
            opening.pack.id,
            by=actor.username,
            report=msgspec.json.encode(report).decode(),
            timed_work_id=work,
            copy_id=randomness.token_hex(16),
            secrets=Secrets(
                results_key=content.results_key,
                public_key=locks.public_half(content.signing_key),
                signing_key=content.signing_key,
            ),
            now=now,
        )
        target = {"id": opening.pack.id, "kind": opening.pack.kind, "title": opening.pack.title}
        after = {"tid": work, "problems": len(pids), "people": len(roster.new)}
        record_audit(actor, "pack.open", target, after=after, now=now)
        pass_point("pack_step")
        made.append(work)

    def _write_people(self, actor: Actor, people: list[PackedPerson], now: int) -> Roster:
        known = store.known_people(each.username for each in people)
        roster = sorted_out(people, known)
        accounts = [
            GivenAccount(each.username, each.password_hash, each.must_change_password, fields(each))
            for each in roster.new
        ]
        write_accounts(accounts, actor, self._events, now=now)
        return roster


def fields(person: PackedPerson) -> dict[str, str]:
    """By the names of a class list, without what is blank."""
    told = {
        "realname": person.realname,
        "nickname": person.realname[:LONGEST_NICKNAME],
        "number": person.number,
        "className": person.class_name,
        "school": person.school,
    }
    return {name: value for name, value in told.items() if value}


def _in_both(error: Finding) -> Phrase:
    return Phrase(zh=finding_text(error, "zh-CN"), en=finding_text(error, "en-US"))
