"""What people change about themselves: address, number, profile (contract account.md)."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.mails import codes as mail_codes
from oj_appliance.accounts.mails.letters import code_letter
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.throttle import Failures, Pauses
from oj_appliance.accounts.types import AccountRecord, OwnChange, Profile
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, Language
from oj_appliance.mail.rules import clean_address
from oj_appliance.mail.service import Mails
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.limits import RateLimit

CHANGED = OwnChange(is_changed=True, failures=0, locked_seconds=0)


class Profiles:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        mails: Mails,
        passwords: Passwords,
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._mails = mails
        self._passwords = passwords
        self._pauses = Pauses(clock, seconds=rules.CHANGE_MAIL_PAUSE_S)
        self._mailed = RateLimit(clock, count=rules.CODES_PER_HOUR, seconds=3600)
        self._wrong_for_email = Failures(clock, most=rules.MOST_WRONG_OLD_PASSWORDS)
        self._wrong_for_mobile = Failures(clock, most=rules.MOST_WRONG_OLD_PASSWORDS)

    async def find(self, uid: str) -> AccountRecord:
        account = await self._database.read(store.find_account, uid)
        if account is None:
            raise ApiError("user.missing")
        return account

    # -- e-mail

    async def send_email_code(self, viewer: Viewer, email: str, language: Language) -> None:
        """Raises mail.not_configured, mail.bad_format, mail.too_fast, mail.same, mail.used."""
        if self._mails.is_off:
            raise ApiError("mail.not_configured", status=400)
        address = clean_address(email)
        wait = self._pauses.left_seconds(address) or self._mailed.wait_seconds(viewer.account_id)
        if wait:
            raise ApiError("mail.too_fast", n=wait)
        await self._database.write(self._write_code, viewer.account_id, address, language)
        self._pauses.start(address)
        self._mails.wake()

    def _write_code(self, uid: str, address: str, language: Language) -> None:
        _check_email(uid, address)
        code = mail_codes.new_code()
        mail_codes.keep_code(_key(uid, address), code, now=self._clock.now_ms())
        letter = code_letter(self._configuration.website.shortName, code)
        self._mails.post(address, letter, language)

    async def change_email(
        self, viewer: Viewer, password: str, email: str, code: str, ip: str
    ) -> OwnChange:
        """Raises account.empty, mail.bad_format, mail.same, mail.used, mail.code_expired."""
        needs_code = not self._mails.is_off
        if not password or not email.strip() or (needs_code and not code.strip()):
            raise ApiError("account.empty")
        uid = viewer.account_id
        address = clean_address(email)
        await self._database.read(_check_email, uid, address)
        failures = self._wrong_for_email
        locked = failures.locked_seconds(uid, "")
        if locked:
            return OwnChange(is_changed=False, failures=0, locked_seconds=locked)
        if needs_code:
            key, now = _key(uid, address), self._clock.now_ms()
            outcome = await self._database.write(mail_codes.try_code, key, code, now=now)
            if outcome is mail_codes.Outcome.MISSING:
                raise ApiError("mail.code_expired")
            if outcome is mail_codes.Outcome.WRONG:
                return _failed(failures, uid)
        return await self._change(
            viewer, password, failures, lambda: self._write_email(viewer, address, ip)
        )

    def _write_email(self, viewer: Viewer, address: str, ip: str) -> None:
        uid = viewer.account_id
        _check_email(uid, address)
        now = self._clock.now_ms()
        store.set_email(uid, address, now=now)
        mail_codes.forget_code(_key(uid, address))
        record_audit(Actor(viewer, ip), "user.email", viewer.username, now=now)

    # -- mobile

    async def check_new_mobile(self, viewer: Viewer, mobile: str) -> None:
        """Raises mobile.bad_format, mobile.same, mobile.used."""
        rules.check_mobile(mobile.strip())
        await self._database.read(_check_mobile, viewer.account_id, mobile.strip())

    async def change_mobile(self, viewer: Viewer, password: str, mobile: str, ip: str) -> OwnChange:
        """Raises account.empty, mobile.bad_format, mobile.same, mobile.used."""
        number = mobile.strip()
        if not password or not number:
            raise ApiError("account.empty")
        await self.check_new_mobile(viewer, number)
        locked = self._wrong_for_mobile.locked_seconds(viewer.account_id, "")
        if locked:
            return OwnChange(is_changed=False, failures=0, locked_seconds=locked)
        return await self._change(
            viewer,
            password,
            self._wrong_for_mobile,
            lambda: self._write_mobile(viewer, number, ip),
        )

    def _write_mobile(self, viewer: Viewer, number: str, ip: str) -> None:
        uid = viewer.account_id
        _check_mobile(uid, number)
        now = self._clock.now_ms()
        store.set_mobile(uid, number, now=now)
        record_audit(Actor(viewer, ip), "user.mobile", viewer.username, now=now)

    async def _change(
        self, viewer: Viewer, password: str, failures: Failures, write: Callable[[], None]
    ) -> OwnChange:
        uid = viewer.account_id
        known = await self._database.read(store.find_password, viewer.username)
        stored = known.password_hash if known else None
        if not await self._passwords.matches(stored, password, uid):
            return _failed(failures, uid)
        await self._database.write(write)
        failures.clear(uid, "")
        return CHANGED

    # -- profile

    async def change_profile(self, viewer: Viewer, profile: Profile) -> AccountRecord:
        """A real name and a number that are there stay, unless the site's switch lets people
        change them or they are staff. Raises content.too_long, account.gender."""
        rules.check_profile(profile)
        is_free = viewer.is_staff or self._configuration.website.changeOwnNames
        await self._database.write(
            store.set_profile,
            viewer.account_id,
            profile,
            keeps_names=not is_free,
            now=self._clock.now_ms(),
        )
        return await self.find(viewer.account_id)


def _failed(failures: Failures, uid: str) -> OwnChange:
    failures.add(uid, "")
    return OwnChange(is_changed=False, failures=failures.count(uid, ""), locked_seconds=0)


def _check_email(uid: str, address: str) -> None:
    account = store.find_account(uid)
    if account is not None and account.email == address:
        raise ApiError("mail.same")
    if store.email_is_used(address, but=uid):
        raise ApiError("mail.used")


def _check_mobile(uid: str, number: str) -> None:
    account = store.find_account(uid)
    if account is not None and account.mobile == number:
        raise ApiError("mobile.same")
    if store.mobile_is_used(number, but=uid):
        raise ApiError("mobile.used")


def _key(uid: str, address: str) -> str:
    return f"change_email_code:{uid}:{address}"
