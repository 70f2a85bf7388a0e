"""A new password for who can read the account's mail (contract account.md, reset)."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string
from collections.abc import Callable
from urllib.parse import urlencode

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.mails.letters import reset_letter
from oj_appliance.accounts.signing_in.challenges import Challenges
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.signing_in.throttle import Pauses
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, Language
from oj_appliance.mail.rules import clean_address
from oj_appliance.mail.service import Mails
from oj_appliance.storage.database import Database
from oj_appliance.storage.temporary import delete_temporary, get_temporary, put_temporary
from oj_appliance.web.guards import Actor, Viewer

ALPHABET = string.ascii_letters + string.digits


class PasswordReset:
    """`addresses` gives the server's own: the link never comes from what a request says of it."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        mails: Mails,
        challenges: Challenges,
        passwords: Passwords,
        sessions: Sessions,
        addresses: Callable[[], list[str]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._mails = mails
        self._challenges = challenges
        self._passwords = passwords
        self._sessions = sessions
        self._addresses = addresses
        self._pauses = Pauses(clock, seconds=rules.RESET_MAIL_PAUSE_S)

    async def apply(self, email: str, captcha_key: str, captcha: str, language: Language) -> None:
        """Sends the link. Raises reset.empty, mail.not_configured, mail.too_fast, captcha.wrong,
        reset.mail_unknown."""
        if not email.strip() or not captcha_key or not captcha.strip():
            raise ApiError("reset.empty")
        if self._mails.is_off:
            raise ApiError("mail.not_configured", status=400)
        address = email.strip().lower()
        wait = self._pauses.left_seconds(address)
        if wait:
            raise ApiError("mail.too_fast", n=wait)
        self._challenges.check_captcha(captcha_key, captcha)
        await self._database.write(self._write_code, address, language)
        self._pauses.start(address)
        self._mails.wake()

    def _write_code(self, address: str, language: Language) -> None:
        account = store.find_account_by_email(address)
        if account is None:
            raise ApiError("reset.mail_unknown")
        code = "".join(secrets.choice(ALPHABET) for _ in range(rules.RESET_CODE_LENGTH))
        now = self._clock.now_ms()
        put_temporary(_key(account.uid), _digest(code), expires_at=now + rules.CODE_MS)
        website = self._configuration.website
        base = (website.baseUrl or next(iter(self._addresses()), "")).rstrip("/")
        query = urlencode({"username": account.username, "code": code})
        link = f"{base}/reset-password?{query}"
        letter = reset_letter(website.shortName, account.username, link)
        self._mails.post(clean_address(address), letter, language)

    async def reset(self, username: str, password: str, code: str, ip: str) -> None:
        """Raises reset.empty, auth.password_length, reset.link_expired, reset.code_wrong."""
        if not username.strip() or not password or not code.strip():
            raise ApiError("reset.empty")
        rules.check_password(password)
        await self._database.read(self._check_code, username.strip(), code.strip())
        hashed = await self._passwords.hash(password, ip)
        uid = await self._database.write(
            self._write_password, username.strip(), code.strip(), hashed, ip
        )
        self._sessions.forget_all_of(uid)

    def _check_code(self, username: str, code: str) -> str:
        account = store.find_account_by_name(username)
        kept = account and get_temporary(_key(account.uid), now=self._clock.now_ms())
        if account is None or not kept:
            raise ApiError("reset.link_expired")
        if not hmac.compare_digest(kept, _digest(code)):
            raise ApiError("reset.code_wrong")
        return account.uid

    def _write_password(self, username: str, code: str, hashed: str, ip: str) -> str:
        # Looked at again: two who hold the same link must not both set a password.
        uid = self._check_code(username, code)
        now = self._clock.now_ms()
        store.set_password(uid, hashed, now=now)
        store.revoke_sessions_of(uid, now=now)
        delete_temporary(_key(uid))
        record_audit(Actor(Viewer(uid, username), ip), "user.password", username, now=now)
        return uid


def _key(uid: str) -> str:
    return f"reset_code:{uid}"


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
