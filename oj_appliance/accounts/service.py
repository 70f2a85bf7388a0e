"""Use cases of people: first start, login, logout, new accounts."""

from __future__ import annotations

import asyncio
import hmac
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import replace

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.signing_in.challenges import Challenges
from oj_appliance.accounts.signing_in.foreign import ForeignHash
from oj_appliance.accounts.signing_in.login_codes import LoginCodes
from oj_appliance.accounts.signing_in.login_guard import Attempt, LoginGuard
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.signing_in.throttle import Failures
from oj_appliance.accounts.types import (
    AccountRecord,
    AccountsAdded,
    LoginResult,
    NewAccount,
    Origin,
    OwnChange,
    PasswordRecord,
    PuzzleAnswer,
    SetupAnswers,
)
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.codes import new_code
from oj_appliance.configuration.rules import LONGEST_NAMES
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, BusyError
from oj_appliance.events import Events
from oj_appliance.settings import LimitSettings
from oj_appliance.storage.database import Database
from oj_appliance.storage.temporary import delete_temporary, get_temporary, put_temporary
from oj_appliance.web.guards import NOBODY, Actor, Viewer
from oj_appliance.web.limits import RateLimit

SETUP_CODE_KEY = "setup_code"
SETUP_CODE_LENGTH = 8
NEVER_MS = 2**52
# Puts the demo problems in, their texts in this language first.
PutDemo = Callable[[str], Awaitable[int]]


class Accounts:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        sessions: Sessions,
        passwords: Passwords,
        limits: LimitSettings,
        challenges: Challenges,
        login_codes: LoginCodes,
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._configuration = configuration
        self._sessions = sessions
        self._challenges = challenges
        self._login_codes = login_codes
        self._passwords = passwords
        self._guard = LoginGuard(clock, limits, challenges)
        self._setups = RateLimit(clock, count=limits.setup_per_minute, seconds=60)
        self._wrong_old_passwords = Failures(clock, most=rules.MOST_WRONG_OLD_PASSWORDS)
        self._wrong_codes = Failures(clock, most=rules.MOST_WRONG_SETUP_CODES)
        self.setup_is_needed = True
        self.put_demo: PutDemo | None = None

    # -- first start

    async def prepare_setup(self, root_password: str | None) -> str | None:
        """The setup code while root has no password, else None. `root_password` (for automation)
        ends the setup at once. Raises ApiError auth.password_length."""
        self.setup_is_needed = not await self._database.read(store.root_has_password)
        if not self.setup_is_needed:
            return None
        if root_password is not None:
            rules.check_password(root_password)
            hashed = await self._passwords.hash(root_password)
            await self._database.write(
                store.set_password, rules.ROOT_UID, hashed, now=self._clock.now_ms()
            )
            self.setup_is_needed = False
            return None
        return await self.setup_code()

    async def setup_code(self) -> str:
        code = await self._database.read(get_temporary, SETUP_CODE_KEY, now=self._clock.now_ms())
        return str(code) if code else await self._new_setup_code()

    async def _new_setup_code(self) -> str:
        code = new_code(SETUP_CODE_LENGTH)
        await self._database.write(put_temporary, SETUP_CODE_KEY, code, expires_at=NEVER_MS)
        return code

    async def check_setup_code(self, code: str, address: str) -> None:
        """Raises ApiError setup.done, auth.too_fast, setup.code_wrong."""
        if not self.setup_is_needed:
            raise ApiError("setup.done")
        wait = self._setups.wait_seconds(address) or self._wrong_codes.locked_seconds("", address)
        if wait:
            raise ApiError("auth.too_fast", n=wait)
        if not _is_code(code, await self.setup_code()):
            # Whoever was quicker has used the code up.
            if await self._database.read(store.root_has_password):
                raise ApiError("setup.done")
            self._wrong_codes.add("", address)
            raise ApiError("setup.code_wrong")

    async def set_up(self, answers: SetupAnswers) -> LoginResult:
        """Makes root of who knows the code, and names the site; one transaction. Demo problems come
        after it: a site that could not take them is set up all the same."""
        address = answers.origin.ip
        await self.check_setup_code(answers.code, address)
        rules.check_password(answers.password)
        rules.check_site(
            name=answers.name,
            short_name=answers.short_name,
            language=answers.language,
            timezone=answers.timezone,
        )
        hashed = await self._passwords.hash(answers.password, address)
        token, digest = self._sessions.new_token()
        await self._database.write(self._write_setup, answers, hashed, digest)
        self.setup_is_needed = False
        await self._configuration.load()
        if answers.wants_demo and self.put_demo is not None:
            await self.put_demo(answers.language)
        return await self._logged_in(rules.ROOT_UID, token)

    def _write_setup(self, answers: SetupAnswers, hashed: str, token_digest: str) -> None:
        # Looked at again: of several who come with the code at once, one becomes root.
        now = self._clock.now_ms()
        if store.root_has_password():
            raise ApiError("setup.done")
        if not _is_code(answers.code, get_temporary(SETUP_CODE_KEY, now=now) or ""):
            raise ApiError("setup.code_wrong")
        store.set_password(rules.ROOT_UID, hashed, now=now)
        values = {
            "name": answers.name.strip(),
            # Without one the site is called by what it was named, not by what it came with.
            "shortName": answers.short_name or answers.name.strip()[: LONGEST_NAMES["shortName"]],
            "language": answers.language,
            "timezone": answers.timezone,
        }
        self._configuration.write_website(
            {key: value for key, value in values.items() if value}, now=now
        )
        delete_temporary(SETUP_CODE_KEY)
        store.insert_session(
            rules.ROOT_UID, token_digest, answers.origin, now=now, expires=now + rules.SESSION_MS
        )
        record_audit(
            Actor(Viewer(rules.ROOT_UID, rules.ROOT_USERNAME), answers.origin.ip),
            "site.setup",
            "site",
            after=values,
            now=now,
        )

    # -- people of another site

    async def hash_moved(self, hashes: list[ForeignHash]) -> list[str]:
        """What is stored of the hashes of a site that moves in, each beside whoever logs in
        meanwhile."""
        while True:
            try:
                return await self._passwords.hash_foreign(hashes)
            except BusyError:
                await asyncio.sleep(1)

    async def know_moved_passwords(self) -> None:
        """How dear the dearest hash of another site is that somebody still has."""
        self._passwords.foreign_rounds = await self._database.read(store.most_foreign_rounds)

    # -- login and logout

    async def log_in(
        self,
        username: str,
        password: str,
        origin: Origin,
        *,
        puzzle: PuzzleAnswer | None = None,
        staff_only: bool = False,
    ) -> LoginResult:
        """Opens a session (contract account.md, login). Raises the auth.* errors named there."""
        username = username.strip()
        if not username or not password.strip():
            raise ApiError("auth.empty")
        self._guard.check_address(origin.ip)
        known, is_known_browser = await self._database.read(
            store.find_login, username, origin.client
        )
        is_staff = known is not None and rules.is_staff_role(known.role_id)
        attempt = Attempt(username, origin, is_known_browser, is_staff)
        self._guard.check(attempt, puzzle)
        stored = known.password_hash if known else None
        form = await self._passwords.fitting(stored, password, origin.ip)
        fits = form is not None
        # Asked for unknown names too, so that the time tells nothing.
        by_code = not fits and await self._login_codes.fits(known.uid if known else "", password)
        if known is None or not (fits or by_code):
            self._guard.failed(attempt)
            raise ApiError("auth.wrong_credentials")
        self._guard.succeeded(attempt)
        if known.status != 0:
            raise ApiError("auth.banned", status=400)
        if staff_only and not rules.is_staff_role(known.role_id):
            raise ApiError("auth.not_admin")
        used = await self._login_codes.use(known.uid, password) if by_code else None
        if by_code and used is None:
            raise ApiError("auth.wrong_credentials")  # somebody else was quicker with it
        keeps_password = used is not None and used.keeps_password
        by_code = by_code and not keeps_password
        if form is not None:
            await self._renew_hash(known, form)
        token = await self._sessions.open(
            known.uid, origin, by_code=by_code, keeps_password=keeps_password
        )
        if await self._has_changed(known, username, password):
            await self._sessions.end_token(token)
            raise ApiError("auth.wrong_credentials")
        found = await self._logged_in(known.uid, token, by_code=by_code)
        return replace(found, keeps_password=keeps_password)

    async def _logged_in(self, uid: str, token: str, *, by_code: bool = False) -> LoginResult:
        account = await self._account(uid)
        permissions = self._sessions.permissions_of(account.role_id)
        return LoginResult(account, token, permissions, by_code)

    async def _has_changed(self, known: PasswordRecord, username: str, password: str) -> bool:
        """Whether the account has another password since this login began: the change ended what
        was open then, and cannot have met a session that came after it."""
        now = await self._database.read(store.find_password, username)
        if now is not None and now.password_hash == known.password_hash:
            return False
        return now is None or not await self._passwords.matches(now.password_hash, password)

    async def _renew_hash(self, known: PasswordRecord, password: str) -> None:
        """Hashes of an earlier cost follow today's at the next login (00-conventions §3)."""
        old = known.password_hash or ""
        if self._passwords.is_outdated(old):
            hashed = await self._passwords.hash(password)
            now = self._clock.now_ms()
            await self._database.write(store.renew_hash, known.uid, hashed, old_hash=old, now=now)

    async def change_own_password(
        self, viewer: Viewer, old: str, new: str, origin: Origin
    ) -> OwnChange:
        """Replaces one's own password (contract account.md). The other sessions end at once, this
        one soon; under the duty to change it goes on with another token instead, and needs no old
        password where a one-time code has opened it, or the password a moment ago.

        Raises account.empty, auth.password_length, account.same_value."""
        by_code = await self._database.read(store.is_session_by_code, viewer.session_id or 0)
        leaves_old_out = not old and await self._database.read(self._was_just_proven, viewer)
        if not new or not (old or by_code or leaves_old_out):
            raise ApiError("account.empty")
        rules.check_password(new)
        uid = viewer.account_id
        known = await self._database.read(store.find_password, viewer.username)
        stored = known.password_hash if known else None
        if by_code or leaves_old_out:
            if await self._passwords.matches(stored, new, origin.ip):
                raise ApiError("account.same_value")
            return await self._replace_own_password(viewer, new, origin)
        if old == new:
            raise ApiError("account.same_value")
        locked = self._wrong_old_passwords.locked_seconds(uid, "")
        if locked:
            return OwnChange(is_changed=False, failures=0, locked_seconds=locked)
        if not await self._passwords.matches(stored, old, origin.ip):
            self._wrong_old_passwords.add(uid, "")
            failures = self._wrong_old_passwords.count(uid, "")
            return OwnChange(is_changed=False, failures=failures, locked_seconds=0)
        return await self._replace_own_password(viewer, new, origin)

    def _was_just_proven(self, viewer: Viewer) -> bool:
        """Inside a read: whether who must set a password has typed the old one just now."""
        since = self._clock.now_ms() - rules.FRESH_LOGIN_MS
        return viewer.must_change_password and store.session_was_opened_since(
            viewer.session_id or 0, since
        )

    async def _replace_own_password(self, viewer: Viewer, new: str, origin: Origin) -> OwnChange:
        uid = viewer.account_id
        hashed = await self._passwords.hash(new, origin.ip)
        token, digest = self._sessions.new_token() if viewer.must_change_password else ("", "")
        await self._database.write(self._write_own_password, viewer, hashed, digest, origin)
        self._wrong_old_passwords.clear(uid, "")
        self._sessions.forget_all_of(uid)
        account = await self._account(uid) if token else None
        return OwnChange(True, failures=0, locked_seconds=0, token=token, account=account)

    def _write_own_password(
        self, viewer: Viewer, hashed: str, token_digest: str, origin: Origin
    ) -> None:
        """`token_digest` blank: the session ends, too."""
        now = self._clock.now_ms()
        uid = viewer.account_id
        session_id = viewer.session_id or 0
        ending = now + rules.ENDING_MS
        store.set_password(uid, hashed, now=now)
        store.revoke_sessions_of(uid, now=now, but=viewer.session_id)
        if token_digest:
            # Calls that are on their way with the old token still arrive.
            store.exchange_token(
                session_id,
                token_digest,
                old_expires=ending,
                now=now,
                expires=now + rules.SESSION_MS,
            )
        else:
            store.end_session_by(session_id, moment=ending, now=now)
        record_audit(Actor(viewer, origin.ip), "user.password", viewer.username, now=now)

    async def log_out(self, session_id: int) -> None:
        await self._sessions.end(session_id)

    async def _account(self, uid: str) -> AccountRecord:
        account = await self._database.read(store.find_account, uid)
        if account is None:
            raise ApiError("user.missing")
        return account

    # -- accounts

    def add_account(self, new: NewAccount) -> str:
        """Makes an account from the command line; the uid. Raises register.username_used,
        register.username_chars, auth.username_length, auth.password_length."""
        rules.check_username(new.username)
        rules.check_password(new.password)
        uid = uuid.uuid4().hex
        hashed = self._passwords.hash_now(new.password)
        self._database.write_now(self._write_account, uid, new, hashed)
        return uid

    def _write_account(self, uid: str, new: NewAccount, hashed: str) -> None:
        if store.username_is_used(new.username):
            raise ApiError("register.username_used")
        now = self._clock.now_ms()
        store.insert_account(
            uid=uid,
            username=new.username,
            password_hash=hashed,
            role_id=new.role_id,
            realname=new.realname,
            must_change_password=new.must_change_password,
            now=now,
        )
        self._events.publish(AccountsAdded((uid,), now))
        record_audit(NOBODY, "user.add", new.username, after={"role": new.role_id}, now=now)

    def set_password(self, username: str, password: str) -> None:
        """Replaces a password from the command line and ends the account's sessions.

        Raises user.missing, auth.password_length."""
        rules.check_password(password)
        hashed = self._passwords.hash_now(password)
        self._database.write_now(self._write_password, username, hashed)

    def _write_password(self, username: str, hashed: str) -> None:
        account = store.find_account_by_name(username)
        if account is None:
            raise ApiError("user.missing")
        now = self._clock.now_ms()
        store.set_password(account.uid, hashed, now=now)
        store.revoke_sessions_of(account.uid, now=now)
        record_audit(NOBODY, "user.password", username, now=now)


def _is_code(given: str, code: str) -> bool:
    return bool(code) and hmac.compare_digest(given.strip().upper().encode(), code.encode())
