"""Registering oneself: by a code that a mail brings, or by the invitation code of the class
(contract account.md, registration)."""

from __future__ import annotations

import hmac
import uuid

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.mails import codes as mail_codes
from oj_appliance.accounts.mails.letters import code_letter
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.throttle import Pauses
from oj_appliance.accounts.types import AccountsAdded, Newcomer
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, BadRequestError, Language
from oj_appliance.events import Events
from oj_appliance.mail.rules import clean_address
from oj_appliance.mail.service import Mails
from oj_appliance.settings import LimitSettings
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.limits import RateLimit


class Registration:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        mails: Mails,
        passwords: Passwords,
        limits: LimitSettings,
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._mails = mails
        self._passwords = passwords
        self._events = events
        self._pauses = Pauses(clock, seconds=rules.REGISTER_MAIL_PAUSE_S)
        self._attempts = RateLimit(clock, count=limits.login_per_minute_address, seconds=60)
        self._checks = RateLimit(clock, count=limits.login_per_minute_address, seconds=60)
        self._made = RateLimit(clock, count=limits.accounts_per_hour_address, seconds=3600)
        self._mailed = RateLimit(clock, count=limits.accounts_per_hour_address, seconds=3600)

    @property
    def mode(self) -> str:
        """email or invite; without mails only the invitation code is left."""
        return "invite" if self._mails.is_off else self._configuration.registration.registerMode

    async def send_code(self, email: str, language: Language, ip: str) -> str:
        """The address as it is kept. Raises register.closed, mail.not_configured,
        register.invite_mode, mail.bad_format, mail.too_fast, mail.used, auth.too_fast."""
        if not self._configuration.website.register:
            raise ApiError("register.closed")
        if self._mails.is_off:
            raise ApiError("mail.not_configured", status=401)
        if self.mode == "invite":
            raise ApiError("register.invite_mode")
        address = clean_address(email)
        wait = self._pauses.left_seconds(address)
        if wait:
            raise ApiError("mail.too_fast", n=wait)
        _refuse_if(self._mailed.wait_seconds(ip))
        await self._database.write(self._write_code, address, language)
        self._pauses.start(address)
        self._mails.wake()
        return address

    def _write_code(self, address: str, language: Language) -> None:
        if store.email_is_used(address):
            raise ApiError("mail.used")
        code = mail_codes.new_code()
        mail_codes.keep_code(_key(address), code, now=self._clock.now_ms())
        letter = code_letter(self._configuration.website.shortName, code)
        self._mails.post(address, letter, language)

    async def register(self, newcomer: Newcomer) -> None:
        """Makes the account. Raises the errors of contract account.md, register."""
        if not self._configuration.website.register:
            raise ApiError("register.closed")
        _refuse_if(self._attempts.wait_seconds(newcomer.origin.ip))
        username = newcomer.username.strip()
        if not username:
            raise BadRequestError("http.bad_param", name="username")
        rules.check_username(username)
        rules.check_password(newcomer.password)
        email = self._email_of(newcomer)
        await self._check_code(email, newcomer.code)
        if await self._database.read(store.username_is_used, username):
            raise ApiError("register.username_used")
        _refuse_if(self._made.wait_seconds(newcomer.origin.ip))
        hashed = await self._passwords.hash(newcomer.password, newcomer.origin.ip)
        await self._database.write(self._write_account, username, email, hashed, newcomer.origin.ip)

    def _email_of(self, newcomer: Newcomer) -> str | None:
        if self.mode == "invite" and not newcomer.email.strip():
            return None
        try:
            return clean_address(newcomer.email)
        except ApiError as error:
            raise BadRequestError("http.bad_param", name="email") from error

    async def _check_code(self, email: str | None, code: str) -> None:
        if self.mode == "invite":
            invitation = self._configuration.registration.inviteCode
            given = code.strip().upper()
            if not invitation or not hmac.compare_digest(
                invitation.upper().encode(), given.encode()
            ):
                raise ApiError("register.invite_wrong")
            return
        outcome = await self._database.write(
            mail_codes.try_code, _key(email or ""), code, now=self._clock.now_ms()
        )
        if outcome is mail_codes.Outcome.MISSING:
            raise ApiError("register.code_missing")
        if outcome is mail_codes.Outcome.WRONG:
            raise ApiError("register.code_wrong")

    def _write_account(self, username: str, email: str | None, hashed: str, ip: str) -> None:
        if store.username_is_used(username):
            raise ApiError("register.username_used")
        if email is not None and store.email_is_used(email):
            raise ApiError("mail.used")
        now = self._clock.now_ms()
        uid = uuid.uuid4().hex
        store.insert_account(
            uid=uid,
            username=username,
            password_hash=hashed,
            role_id=rules.RoleId.USER,
            realname=None,
            must_change_password=False,
            now=now,
        )
        if email is not None:
            store.set_email(uid, email, now=now)
            mail_codes.forget_code(_key(email))
        self._events.publish(AccountsAdded((uid,), now))
        record_audit(Actor(Viewer(uid, username), ip), "user.register", username, now=now)

    async def is_used(self, username: str, email: str, ip: str) -> tuple[bool, bool]:
        """Whether the name and the address belong to somebody; malformed ones to nobody. Raises
        ApiError auth.too_fast."""
        _refuse_if(self._checks.wait_seconds(ip))
        return await self._database.read(_find_used, username.strip(), email.strip().lower())


def _refuse_if(wait_seconds: int) -> None:
    if wait_seconds:
        raise ApiError("auth.too_fast", n=wait_seconds)


def _find_used(username: str, email: str) -> tuple[bool, bool]:
    return (
        bool(username) and store.username_is_used(username),
        bool(email) and store.email_is_used(email),
    )


def _key(address: str) -> str:
    return f"register_code:{address}"
