"""Changing an account that is not one's own (contract admin.md §3, edit-user)."""

from __future__ import annotations

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.administration import store as user_list_store
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.types import (
    AccountRecord,
    AccountRenamed,
    AccountRoleChanged,
    UserEdit,
)
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.mail.rules import clean_address
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor


class UserEditing:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        sessions: Sessions,
        events: Events,
    ) -> None:
        self._events = events
        self._database = database
        self._clock = clock
        self._passwords = passwords
        self._sessions = sessions

    async def edit(self, edit: UserEdit, *, actor: Actor) -> None:
        """Changes what was sent. A new password, a ban and another role end the account's
        sessions. Raises the errors of the contract's row."""
        rules.check_user_edit(edit)
        hashed = None
        if edit.new_password is not None:
            rules.check_password(edit.new_password)
            hashed = await self._passwords.hash(edit.new_password)
        has_ended = await self._database.write(self.write, edit, hashed, actor)
        self._events.announce(AccountRenamed(edit.uid, edit.username))
        if has_ended:
            self._sessions.forget_all_of(edit.uid)
        else:
            self._sessions.read_again(edit.uid)

    def write(self, edit: UserEdit, hashed: str | None, actor: Actor) -> bool:
        """Inside a write: whether the account's sessions have ended. `hashed` is the new
        password's."""
        account = store.find_account(edit.uid)
        if account is None:
            raise ApiError("user.missing")
        role_id = account.role_id if edit.role_id is None else edit.role_id
        rules.check_staff_edit(account.role_id, role_id, by_root=actor.viewer.is_root)
        values = _stored_values(edit)
        _check_against_others(account, values)
        now = self._clock.now_ms()
        before, after = _differences(account, edit, values)
        if hashed is not None:
            store.set_password(edit.uid, hashed, now=now)
            after["newPassword"] = True
        if not after:
            return False
        user_list_store.update_account(edit, values, now=now)
        if edit.username != account.username:
            self._events.publish(AccountRenamed(edit.uid, edit.username))
        if role_id != account.role_id:
            event = AccountRoleChanged(edit.uid, role_id, actor.account_id, now)
            self._events.publish(event)
        has_ended = hashed is not None or edit.status == 1 or role_id != account.role_id
        if has_ended:
            store.revoke_sessions_of(edit.uid, now=now)
        record_audit(actor, "user.update", account.username, before=before, after=after, now=now)
        return has_ended


def _stored_values(edit: UserEdit) -> dict[str, str | None]:
    """By column; what is blank becomes nothing."""
    values = {name: (text or "").strip() or None for name, text in edit.texts.items()}
    if values.get("email"):
        values["email"] = clean_address(values["email"] or "")
    return {"username": edit.username, **values}


def _check_against_others(account: AccountRecord, values: dict[str, str | None]) -> None:
    username = values["username"] or ""
    if username != account.username:
        rules.check_new_username(username)
        is_own = username.lower() == account.username.lower()
        if not is_own and store.username_is_used(username):
            raise ApiError("register.username_used")
    email = values.get("email")
    if email and store.email_is_used(email, but=account.uid):
        raise ApiError("mail.used")
    mobile = values.get("mobile")
    if mobile and mobile != account.mobile:
        rules.check_mobile(mobile)
        if store.mobile_is_used(mobile, but=account.uid):
            raise ApiError("mobile.used")


def _differences(
    account: AccountRecord, edit: UserEdit, values: dict[str, str | None]
) -> tuple[dict[str, object], dict[str, object]]:
    """What the log tells as before and after, by wire names."""
    old: dict[str, object] = {}
    new: dict[str, object] = {}
    for name, before, after in (
        ("role", account.role_id, edit.role_id),
        ("status", account.status, edit.status),
        ("mustChangePassword", account.must_change_password, edit.must_change_password),
    ):
        if after is not None:
            old[name], new[name] = before, after
    for column, value in values.items():
        name = rules.EDITED_TEXTS.get(column, column)
        old[name], new[name] = getattr(account, column), value
    changed = [name for name in new if new[name] != old[name]]
    return {name: old[name] for name in changed}, {name: new[name] for name in changed}
