"""Accounts by the dozen: from rows of a table, or numbered with made-up passwords (contract
admin.md §3, insert-batch-user and generate-user)."""

from __future__ import annotations

from itertools import zip_longest

import msgspec

from oj_appliance.accounts import rules
from oj_appliance.accounts.rosters import store as roster_store
from oj_appliance.accounts.rosters.kept_secrets import KeptSecrets
from oj_appliance.accounts.rosters.new_accounts import GivenAccount, write_accounts
from oj_appliance.accounts.rosters.plan import plan_rows
from oj_appliance.accounts.rosters.sheet import row_of
from oj_appliance.accounts.rosters.types import PlannedRow, RosterAction, RosterRow
from oj_appliance.accounts.shared_work import SharedWork
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.types import Credential
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.codes import new_code
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

MOST_GENERATED = 2000  # contract admin.md §3
MOST_NAMES_TOLD = 50


class Numbering(msgspec.Struct, frozen=True):
    """prefix + number + suffix, from the first number to the last, with zeros before it up to
    `width` digits; `password_length` is one that rules allow. `realnames` in the order of the
    numbers, as many as there are or none."""

    prefix: str
    suffix: str
    first: int
    last: int
    password_length: int
    must_change_password: bool
    width: int = 0
    class_name: str = ""
    realnames: tuple[str, ...] = ()

    def username(self, number: int) -> str:
        return f"{self.prefix}{number:0{self.width}}{self.suffix}"

    def people(self) -> list[Numbered]:
        named = zip_longest(range(self.first, self.last + 1), self.realnames, fillvalue="")
        return [Numbered(self.username(int(number)), str(name)) for number, name in named]


class Numbered(msgspec.Struct, frozen=True):
    username: str
    realname: str


class GeneratedAccounts:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        slips: KeptSecrets[list[Credential]],
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._passwords = passwords
        self._slips = slips
        self._events = events
        self._running: SharedWork[str] = SharedWork()

    async def generate(self, wanted: Numbering, actor: Actor) -> str:
        """All of them or none; the key of their passwords. Hashing two thousand takes longer than
        a browser waits: who asks again for the same meanwhile gets the same answer. Raises
        http.bad_param, user.bad_username, user.generate_failed."""
        asked = (actor.account_id, wanted)
        return await self._running.of(asked, lambda: self._generate(wanted, actor))

    async def _generate(self, wanted: Numbering, actor: Actor) -> str:
        if not wanted.first <= wanted.last < wanted.first + MOST_GENERATED:
            raise BadRequestError("http.bad_param", name="number_to")
        # Lengths lie between those of the two ends.
        for number in (wanted.first, wanted.last):
            rules.check_new_username(wanted.username(number))
        people = wanted.people()
        await self._database.read(_refuse_taken, [each.username for each in people])
        given = [
            Credential(
                each.username,
                new_code(wanted.password_length),
                each.realname,
                class_name=wanted.class_name,
            )
            for each in people
        ]
        hashes = await self._passwords.hash_all([each.password for each in given])
        accounts = [
            GivenAccount(each.username, hashed, wanted.must_change_password, _fields_of(each))
            for each, hashed in zip(given, hashes, strict=True)
        ]
        await self._database.write(self._write_generated, wanted, accounts, actor)
        return self._slips.put(actor.account_id, given, rows=len(given))

    def _write_generated(
        self, wanted: Numbering, accounts: list[GivenAccount], actor: Actor
    ) -> None:
        now = self._clock.now_ms()
        _refuse_taken([each.username for each in accounts])
        write_accounts(accounts, actor, self._events, now=now)
        target = {"from": accounts[0].username, "to": accounts[-1].username}
        record_audit(actor, "user.generate", target, after={"created": len(accounts)}, now=now)

    async def insert(
        self, rows: list[list[str]], *, must_change_password: bool, actor: Actor
    ) -> None:
        """Each row for itself. Raises user.import_failed, which names those that failed."""
        named = [row_of(number, cells) for number, cells in enumerate(rows, 1)]
        plan = await self._database.read(_plan, named)
        given = {each.row.row: each.password for each in plan if _is_new(each)}
        hashes = await self._passwords.hash_all(list(given.values()))
        failed = await self._database.write(
            self._write_rows,
            named,
            dict(zip(given, hashes, strict=True)),
            must_change_password,
            actor,
        )
        if failed:
            raise ApiError(
                "user.import_failed",
                ok=len(rows) - len(failed),
                bad=len(failed),
                names=", ".join(failed[:MOST_NAMES_TOLD]),
            )

    def _write_rows(
        self, rows: list[RosterRow], hashes: dict[int, str], must_change: bool, actor: Actor
    ) -> list[str]:
        """The names of those that are not made."""
        now = self._clock.now_ms()
        plan = _plan(rows)
        made = {each.row.row: each for each in plan if _is_new(each) and each.row.row in hashes}
        accounts = [
            GivenAccount(each.username, hashes[each.row.row], must_change, each.changes)
            for each in made.values()
        ]
        write_accounts(accounts, actor, self._events, now=now)
        return [each.username for each in plan if each.row.row not in made]


def _fields_of(person: Credential) -> dict[str, str]:
    """As a class list has them: classmates see the name in place of a number."""
    fields = {
        "realname": person.realname,
        "nickname": person.realname[: rules.PROFILE_LIMITS["nickname"]],
        "className": person.class_name,
    }
    return {name: text for name, text in fields.items() if text}


def _plan(rows: list[RosterRow]) -> list[PlannedRow]:
    return plan_rows(
        rows,
        roster_store.accounts_named(row.values["username"] for row in rows),
        roster_store.owners_of_emails(row.values["email"] for row in rows),
        roster_store.twins_of(row.values["username"] for row in rows),
        generates_passwords=False,
    )


def _is_new(planned: PlannedRow) -> bool:
    return planned.action is RosterAction.CREATE


def _refuse_taken(usernames: list[str]) -> None:
    if roster_store.accounts_named(usernames) or roster_store.twins_of(usernames):
        raise ApiError("user.generate_failed")
