"""One-time codes that staff hands to who cannot log in (contract admin.md §3.1).

A code stands in for the password once, within a quarter of an hour. Its session can do nothing but
set a new password.
"""

from __future__ import annotations

import hashlib

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.signing_in import login_code_store
from oj_appliance.accounts.types import UsedCode
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.codes import new_code
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor


class LoginCodes:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def issue(self, uid: str, *, actor: Actor) -> str:
        """A fresh code, told this once; earlier ones of the account are void.

        Raises ApiError user.root_protected, user.missing, user.staff_protected."""
        if uid == rules.ROOT_UID:
            raise ApiError("user.root_protected")
        code = new_code(rules.LOGIN_CODE_LENGTH)
        await self._database.write(self._write, uid, code, actor)
        return code

    async def issue_for_exam(self, uid: str, timed_work_id: int, *, actor: Actor) -> str:
        """A short one for a student who sits in an exam: it lets them in once, as the password
        would, and gives no right to set another. `timed_work_id` goes into the log. Raises
        ApiError user.missing, exam.code_of_staff."""
        code = new_code(rules.EXAM_CODE_LENGTH)
        await self._database.write(self._write_for_exam, uid, code, timed_work_id, actor)
        return code

    def _write_for_exam(self, uid: str, code: str, timed_work_id: int, actor: Actor) -> None:
        account = store.find_account(uid)
        if account is None:
            raise ApiError("user.missing", status=404)
        if rules.is_staff_role(account.role_id):
            raise ApiError("exam.code_of_staff")
        now = self._clock.now_ms()
        login_code_store.replace_login_code(
            *(uid, _digest(uid, code)),
            by=actor.uid,
            now=now,
            expires=now + rules.EXAM_CODE_S * 1000,
            keeps_password=True,
        )
        target = {"username": account.username, "tid": timed_work_id}
        record_audit(actor, "user.login_code", target, now=now)

    def _write(self, uid: str, code: str, actor: Actor) -> None:
        account = store.find_account(uid)
        if account is None:
            raise ApiError("user.missing")
        rules.check_staff_edit(account.role_id, by_root=actor.viewer.is_root)
        expires = self._clock.now_ms() + rules.LOGIN_CODE_MS
        self.write(uid, account.username, code, expires, actor)

    def write(self, uid: str, username: str, code: str, expires: int, actor: Actor) -> None:
        """Inside a write: for an account that may have one. `expires` epoch ms."""
        now = self._clock.now_ms()
        login_code_store.replace_login_code(
            uid, _digest(uid, code), by=actor.uid, now=now, expires=expires
        )
        record_audit(actor, "user.login_code", username, now=now)

    async def fits(self, uid: str, given: str) -> bool:
        """Whether what was typed as a password is the account's code."""
        return await self._database.read(
            login_code_store.has_login_code, uid, _digest(uid, given), now=self._clock.now_ms()
        )

    async def use(self, uid: str, given: str) -> UsedCode | None:
        """Uses the code up; None for all but the first who comes with it."""
        return await self._database.write(
            login_code_store.use_login_code, uid, _digest(uid, given), now=self._clock.now_ms()
        )


def _digest(uid: str, code: str) -> str:
    """The account is part of it, so that equal codes of two people do not look alike."""
    return hashlib.sha256(f"{uid}\n{code.strip().upper()}".encode("utf-8", "replace")).hexdigest()
