"""Taking in a class list: a look at it first, then all of it at once (contract admin.md §3.1)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from oj_appliance.accounts import store
from oj_appliance.accounts.rosters import store as roster_store
from oj_appliance.accounts.rosters.kept_secrets import KeptSecrets
from oj_appliance.accounts.rosters.new_accounts import GivenAccount, write_accounts
from oj_appliance.accounts.rosters.plan import COLUMN_OF_FIELD, plan_rows
from oj_appliance.accounts.rosters.reading import read_roster
from oj_appliance.accounts.rosters.types import (
    PlanChoices,
    PlannedRow,
    ReadingChoices,
    RosterAction,
    RosterChoices,
    RosterFailure,
    RosterProblem,
    RosterReading,
    RosterResult,
)
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.types import Credential
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.codes import new_code
from oj_appliance.errors import BadRequestError
from oj_appliance.events import Events
from oj_appliance.files.tables.reading import read_table
from oj_appliance.files.tables.types import Table
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

GENERATED_LENGTH = 8  # characters of a password for a class list


@dataclass(slots=True)
class StagedRoster:
    """A class list that waits for its administrator. `has_header` None: it is guessed. `commit` is
    the one time that it is taken in; who asks again gets the same answer."""

    name: str
    table: Table
    has_header: bool | None
    reading: RosterReading
    planning: PlanChoices
    rows: list[PlannedRow]
    commit: asyncio.Task[RosterResult] | None = None


class _Written(msgspec.Struct, frozen=True):
    result: RosterResult
    credentials: list[Credential]
    uids_with_new_password: list[str]


class Rosters:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        sessions: Sessions,
        slips: KeptSecrets[list[Credential]],
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._passwords = passwords
        self._sessions = sessions
        self._slips = slips
        self._events = events
        self._staged: KeptSecrets[StagedRoster] = KeptSecrets(clock)

    # -- looking

    async def stage(
        self,
        path: Path,
        file_name: str,
        extension: str,
        *,
        encoding: str | None,
        has_header: bool | None,
        uid: str,
    ) -> tuple[str, StagedRoster]:
        """Reads a class list and keeps it in memory under the key. Raises file.bad_type,
        roster.bad_file."""
        table = await asyncio.to_thread(read_table, path, extension, encoding)
        choices = ReadingChoices(has_header=has_header)
        reading = await asyncio.to_thread(read_roster, table, choices, file_name=file_name)
        planning = PlanChoices(generates_passwords="password" not in reading.shown.columns)
        rows = await self._database.read(_plan, reading, planning)
        staged = StagedRoster(file_name, table, has_header, reading, planning, rows)
        return self._staged.put(uid, staged, rows=len(rows)), staged

    async def map_anew(
        self, key: str, choices: ReadingChoices, planning: PlanChoices, *, uid: str
    ) -> StagedRoster:
        """Raises user.key_expired, http.bad_param, roster.bad_file."""
        staged = self._staged.get(uid, key)
        if choices.has_header is None:
            choices = replace(choices, has_header=staged.has_header)
        if any(index >= len(staged.table.sheets) for index in choices.classes or ()):
            raise BadRequestError("http.bad_param", name="sheets")
        reading = await asyncio.to_thread(read_roster, staged.table, choices, file_name=staged.name)
        if any(index >= len(reading.shown.columns) for index in choices.columns or ()):
            raise BadRequestError("http.bad_param", name="columns")
        staged.rows = await self._database.read(_plan, reading, planning)
        staged.reading, staged.planning = reading, planning
        staged.has_header = choices.has_header
        return staged

    def find(self, key: str, uid: str) -> StagedRoster:
        """Raises user.key_expired."""
        return self._staged.get(uid, key)

    # -- taking in

    async def commit(self, key: str, choices: RosterChoices, actor: Actor) -> RosterResult:
        """Makes and changes accounts in one transaction; a second call for the same list waits for
        the first and tells the same. Raises user.key_expired."""
        staged = self._staged.get(actor.account_id, key)
        if staged.commit is None or _has_failed(staged.commit):
            staged.commit = asyncio.ensure_future(self._commit(staged, choices, actor))
        return await asyncio.shield(staged.commit)

    async def _commit(
        self, staged: StagedRoster, choices: RosterChoices, actor: Actor
    ) -> RosterResult:
        if choices.generates_passwords is not None:
            planning = replace(staged.planning, generates_passwords=choices.generates_passwords)
            staged.planning = planning
        plan = await self._database.read(_plan, staged.reading, staged.planning)
        given = {
            planned.row.row: planned.password or new_code(GENERATED_LENGTH)
            for planned in plan
            if _is_taken(planned, choices) and _needs_hash(planned)
        }
        # Hashing is slow by intention, so it is done before the writer is asked.
        hashes = await self._passwords.hash_all(list(given.values()))
        written = await self._database.write(
            self._write, staged, choices, given, dict(zip(given, hashes, strict=True)), actor
        )
        for uid in written.uids_with_new_password:
            self._sessions.forget_all_of(uid)
        if not written.credentials:
            return written.result
        slip_key = self._slips.put(
            actor.account_id, written.credentials, rows=len(written.credentials)
        )
        return replace(written.result, slip_key=slip_key)

    def _write(
        self,
        staged: StagedRoster,
        choices: RosterChoices,
        passwords: dict[int, str],
        hashes: dict[int, str],
        actor: Actor,
    ) -> _Written:
        now = self._clock.now_ms()
        plan = _plan(staged.reading, staged.planning)
        failed = [
            RosterFailure(each.row.row, each.row.place, each.username, each.problems[0])
            for each in plan
            if each.problems and each.row.row not in choices.skip
        ]
        taken = []
        for planned in plan:
            if not _is_taken(planned, choices):
                continue
            if _needs_hash(planned) and planned.row.row not in hashes:
                # The account has gone to the wastebasket since the passwords were made.
                problem = RosterProblem("password", "roster.no_password")
                row = planned.row
                failed.append(RosterFailure(row.row, row.place, planned.username, problem))
            else:
                taken.append(planned)
        created = [each for each in taken if each.action is RosterAction.CREATE]
        updated = [each for each in taken if each.action is RosterAction.UPDATE]
        _write_new(created, hashes, choices, actor, self._events, now=now)
        for planned in updated:
            _write_update(planned, hashes.get(planned.row.row), choices, actor, now=now)
        unchanged = sum(each.action is RosterAction.UNCHANGED for each in taken)
        result = RosterResult(
            created=len(created),
            updated=len(updated),
            unchanged=unchanged,
            skipped=len(plan) - len(taken) - len(failed),
            failed=failed,
            slip_key=None,
            usernames=tuple(each.username for each in taken),
        )
        told = {"created": len(created), "updated": len(updated), "unchanged": unchanged}
        record_audit(actor, "user.roster", staged.name, after=told, now=now)
        with_password = [each for each in taken if each.row.row in passwords]
        return _Written(
            result,
            [_credential(each, passwords[each.row.row]) for each in with_password],
            [each.account.uid for each in with_password if each.account],
        )


def _plan(reading: RosterReading, planning: PlanChoices) -> list[PlannedRow]:
    """Against the accounts of this moment; inside a read or a write."""
    values = [row.values for row in reading.rows]
    return plan_rows(
        reading.rows,
        roster_store.accounts_named(each.get("username", "") for each in values),
        roster_store.owners_of_emails(each.get("email", "") for each in values),
        roster_store.twins_of(each.get("username", "") for each in values),
        generates_passwords=planning.generates_passwords,
        fills_nicknames=planning.fills_nicknames,
    )


def _has_failed(commit: asyncio.Task[RosterResult]) -> bool:
    return commit.done() and (commit.cancelled() or commit.exception() is not None)


def _is_taken(planned: PlannedRow, choices: RosterChoices) -> bool:
    if planned.action is RosterAction.SKIP or planned.row.row in choices.skip:
        return False
    return planned.account is None or choices.updates


def _needs_hash(planned: PlannedRow) -> bool:
    return planned.action is RosterAction.CREATE or bool(planned.password)


def _write_new(
    created: list[PlannedRow],
    hashes: dict[int, str],
    choices: RosterChoices,
    actor: Actor,
    events: Events,
    *,
    now: int,
) -> None:
    accounts = [
        GivenAccount(
            each.username, hashes[each.row.row], choices.must_change_password, each.changes
        )
        for each in created
    ]
    write_accounts(accounts, actor, events, now=now)


def _write_update(
    planned: PlannedRow,
    password_hash: str | None,
    choices: RosterChoices,
    actor: Actor,
    *,
    now: int,
) -> None:
    account = planned.account
    if account is None:
        return
    columns: dict[str, object] = {
        COLUMN_OF_FIELD[field]: value for field, value in planned.changes.items()
    }
    before: dict[str, object] = {field: account.values.get(field) for field in planned.changes}
    after: dict[str, object] = dict(planned.changes)
    if password_hash is not None:
        store.set_password(account.uid, password_hash, now=now)
        store.revoke_sessions_of(account.uid, now=now)
        columns["must_change_password"] = choices.must_change_password
        after["newPassword"] = True
    roster_store.update_account(account.uid, columns, now=now)
    record_audit(actor, "user.update", account.username, before=before, after=after, now=now)


def _credential(planned: PlannedRow, password: str) -> Credential:
    values = {**(planned.account.values if planned.account else {}), **planned.changes}
    return Credential(
        planned.username,
        password,
        values.get("realname", ""),
        values.get("number", ""),
        values.get("className", ""),
    )
