"""New passwords, codes, classes, roles and bans for many people in one go (contract admin.md §3.2):
one transaction, and an audit row for each account."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.accounts import rules
from oj_appliance.accounts.administration.user_editing import UserEditing
from oj_appliance.accounts.batches import store as batch_store
from oj_appliance.accounts.batches.rules import is_changed, sort_out
from oj_appliance.accounts.batches.types import AccountChange, BatchAccount, BatchResult, LeftOut
from oj_appliance.accounts.rosters.kept_secrets import KeptSecrets
from oj_appliance.accounts.shared_work import SharedWork
from oj_appliance.accounts.signing_in.login_codes import LoginCodes
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.types import Credential, UserEdit
from oj_appliance.clock import Clock
from oj_appliance.configuration.codes import new_code
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

MOST_IN_BATCH = 2000  # contract admin.md §3.2
PASSWORD_LENGTH = 8
HOUR_MS = 3_600_000

Secrets = dict[str, str]  # by uid


class Batches:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        sessions: Sessions,
        editing: UserEditing,
        login_codes: LoginCodes,
        slips: KeptSecrets[list[Credential]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._passwords = passwords
        self._sessions = sessions
        self._editing = editing
        self._login_codes = login_codes
        self._slips = slips
        self._running: SharedWork[BatchResult] = SharedWork()

    async def change(self, uids: list[str], change: AccountChange, actor: Actor) -> BatchResult:
        """Raises content.too_long, and user.staff_protected where somebody without the right is to
        make administrators."""
        rules.check_user_edit(_edit("", "", change))
        if change.role_id is not None:
            rules.check_staff_edit(change.role_id, by_root=actor.viewer.is_root)
        result, ended, changed = await self._database.write(self._write, uids, change, actor)
        self._sessions.forget_all_of(*ended)
        self._sessions.read_again(*changed)
        return result

    def _write(
        self, uids: list[str], change: AccountChange, actor: Actor
    ) -> tuple[BatchResult, list[str], list[str]]:
        """And whose sessions have ended, and whose have not."""
        taken, left_out = sort_out(uids, batch_store.accounts_of(uids), actor.viewer)
        changed = [each for each in taken if is_changed(each, change)]
        ended = [
            each.uid
            for each in changed
            if self._editing.write(_edit(each.uid, each.username, change), None, actor)
        ]
        result = BatchResult(len(changed), len(taken) - len(changed), left_out)
        return result, ended, [each.uid for each in changed if each.uid not in set(ended)]

    async def new_passwords(
        self, uids: list[str], *, must_change_password: bool, actor: Actor
    ) -> BatchResult:
        """Made-up ones, to be printed. Hashing two thousand takes longer than a browser waits: who
        asks again for the same meanwhile gets the same answer."""
        asked = (actor.account_id, "passwords", must_change_password, frozenset(uids))
        return await self._running.of(
            asked, lambda: self._new_passwords(uids, must_change_password, actor)
        )

    async def _new_passwords(
        self, uids: list[str], must_change_password: bool, actor: Actor
    ) -> BatchResult:
        accounts = await self._database.read(batch_store.accounts_of, uids)
        taken, _ = sort_out(uids, accounts, actor.viewer)
        passwords = {each.uid: new_code(PASSWORD_LENGTH) for each in taken}
        # Hashing is slow by intention, so it is done before the writer is asked.
        hashes = await self._passwords.hash_all(list(passwords.values()))
        hashed = dict(zip(passwords, hashes, strict=True))

        def write(account: BatchAccount) -> None:
            edit = _edit(account.uid, account.username, AccountChange(), must_change_password)
            self._editing.write(edit, hashed[account.uid], actor)

        told, left_out = await self._database.write(
            self._write_secrets, uids, passwords, write, actor
        )
        self._sessions.forget_all_of(*(each.uid for each in told))
        slips = [_slip(each, passwords[each.uid]) for each in told]
        return self._kept(slips, left_out, actor)

    async def login_codes(self, uids: list[str], *, hours: int, actor: Actor) -> BatchResult:
        """One-time codes that hold for so many hours, to be printed; the passwords go on."""
        codes = {uid: new_code(rules.LOGIN_CODE_LENGTH) for uid in uids}
        expires = self._clock.now_ms() + hours * HOUR_MS

        def write(account: BatchAccount) -> None:
            code = codes[account.uid]
            self._login_codes.write(account.uid, account.username, code, expires, actor)

        told, left_out = await self._database.write(
            self._write_secrets, uids, codes, write, actor, only_enabled=True
        )
        slips = [_slip(each, codes[each.uid], code_expires_at=expires) for each in told]
        return self._kept(slips, left_out, actor)

    def _write_secrets(
        self,
        uids: list[str],
        secrets: Secrets,
        write: Callable[[BatchAccount], None],
        actor: Actor,
        *,
        only_enabled: bool = False,
    ) -> tuple[list[BatchAccount], list[LeftOut]]:
        """Who has got one. Who was in the wastebasket when the secrets were made has none."""
        accounts = batch_store.accounts_of(uids)
        taken, left_out = sort_out(uids, accounts, actor.viewer, only_enabled=only_enabled)
        for each in taken:
            if each.uid in secrets:
                write(each)
            else:
                left_out.append(LeftOut(each.uid, each.username, "user.missing"))
        return [each for each in taken if each.uid in secrets], left_out

    def _kept(self, slips: list[Credential], left_out: list[LeftOut], actor: Actor) -> BatchResult:
        key = self._slips.put(actor.account_id, slips, rows=len(slips)) if slips else None
        return BatchResult(len(slips), 0, left_out, key)


def _edit(
    uid: str, username: str, change: AccountChange, must_change_password: bool | None = None
) -> UserEdit:
    texts = {} if change.class_name is None else {"class_name": change.class_name or None}
    return UserEdit(
        uid=uid,
        username=username,
        role_id=change.role_id,
        status=change.status,
        texts=texts,
        new_password=None,
        must_change_password=must_change_password,
    )


def _slip(account: BatchAccount, secret: str, *, code_expires_at: int | None = None) -> Credential:
    return Credential(
        account.username,
        secret,
        account.realname,
        account.number,
        account.class_name,
        code_expires_at,
    )
