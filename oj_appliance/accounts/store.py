"""Queries on accounts and sessions."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from peewee import fn

from oj_appliance.accounts.model import (
    Account,
    AccountRole,
    LoginCode,
    Session,
)
from oj_appliance.accounts.rules import ROOT_UID, latin_twin
from oj_appliance.accounts.types import (
    AccountRecord,
    Origin,
    PasswordRecord,
    Profile,
    SessionRecord,
)
from oj_appliance.storage.base import fetch_one, tuples

_RECORD_COLUMNS = (
    Account.id,
    Account.username,
    Account.nickname,
    Account.avatar,
    Account.title_name,
    Account.title_color,
    Account.email,
    Account.mobile,
    Account.number,
    Account.gender,
    Account.school,
    Account.course,
    Account.signature,
    Account.realname,
    Account.github,
    Account.blog,
    Account.cf_username,
    Account.class_name,
    Account.must_change_password,
    Account.status,
    AccountRole.role,
)


# Between the colon and the letter after it: the texts that begin so.
_FOREIGN_ROUNDS = (
    "SELECT max(CAST(substr(password_hash, 14) AS INTEGER)) FROM account"
    " WHERE password_hash >= 'moved:pbkdf2:' AND password_hash < 'moved:pbkdf2;'"
)


def _has_name(username: str) -> Any:
    # The database's own lower: it leaves letters outside ASCII as they are, Python's does not.
    return Account.username_ci == fn.LOWER(username)


def find_account(uid: str) -> AccountRecord | None:
    return _one_record(Account.id == uid)


def find_account_by_name(username: str) -> AccountRecord | None:
    return _one_record(_has_name(username))


def find_account_by_email(email: str) -> AccountRecord | None:
    return _one_record(Account.email == email)


def _one_record(condition: Any) -> AccountRecord | None:
    query = (
        Account.select(*_RECORD_COLUMNS)
        .join(AccountRole, on=(AccountRole.user == Account.id))
        .where(condition, Account.deleted_at.is_null())
        .limit(1)
    )
    rows = tuples(query)
    return AccountRecord(*rows[0]) if rows else None


def find_password(username: str) -> PasswordRecord | None:
    query = (
        Account.select(Account.id, Account.password_hash, Account.status, AccountRole.role)
        .join(AccountRole, on=(AccountRole.user == Account.id))
        .where(_has_name(username), Account.deleted_at.is_null())
    )
    rows = tuples(query)
    return PasswordRecord(*rows[0]) if rows else None


def find_login(username: str, client: str) -> tuple[PasswordRecord | None, bool]:
    """The account, and whether it was open before in the browser `client`."""
    found = find_password(username)
    if found is None or not client:
        return found, False
    sessions = Session.select().where(Session.user == found.uid, Session.client == client)
    return found, bool(sessions.exists())


def root_has_password() -> bool:
    query = Account.select().where(Account.id == ROOT_UID, Account.password_hash.is_null(False))
    return bool(query.exists())


def username_is_used(username: str) -> bool:
    """Also by one that looks the same."""
    has_name = _has_name(username) | _has_name(latin_twin(username))
    query = Account.select().where(has_name, Account.deleted_at.is_null())
    return bool(query.exists())


def email_is_used(email: str, *, but: str = "") -> bool:
    """Whether an account other than `but` has the address."""
    query = Account.select().where(
        Account.email == email, Account.deleted_at.is_null(), Account.id != but
    )
    return bool(query.exists())


def mobile_is_used(mobile: str, *, but: str) -> bool:
    query = Account.select().where(
        Account.mobile == mobile, Account.deleted_at.is_null(), Account.id != but
    )
    return bool(query.exists())


def set_email(uid: str, email: str, *, now: int) -> None:
    Account.update(email=email, updated_at=now).where(Account.id == uid).execute()


def set_mobile(uid: str, mobile: str, *, now: int) -> None:
    Account.update(mobile=mobile, updated_at=now).where(Account.id == uid).execute()


def set_profile(uid: str, profile: Profile, *, keeps_names: bool, now: int) -> None:
    """`keeps_names`: a real name and a number that are there stay as they are."""
    values: dict[str, Any] = asdict(profile)
    if keeps_names:
        for column in (Account.realname, Account.number):
            values[column.name] = fn.COALESCE(fn.NULLIF(column, ""), values[column.name])
    Account.update(**values, updated_at=now).where(Account.id == uid).execute()


def insert_account(
    *,
    uid: str,
    username: str,
    password_hash: str,
    role_id: int,
    realname: str | None,
    must_change_password: bool,
    now: int,
) -> None:
    Account.insert(
        id=uid,
        username=username,
        password_hash=password_hash,
        realname=realname,
        must_change_password=must_change_password,
        created_at=now,
        updated_at=now,
    ).execute()
    AccountRole.insert(user=uid, role=role_id, created_at=now, updated_at=now).execute()


def set_password(uid: str, password_hash: str, *, now: int) -> None:
    """A password that its owner or staff sets anew also ends the duty to change it, and a one-time
    code that was to stand in for the old one."""
    LoginCode.delete().where(LoginCode.user == uid).execute()
    Account.update(password_hash=password_hash, must_change_password=False, updated_at=now).where(
        Account.id == uid
    ).execute()


def renew_hash(uid: str, password_hash: str, *, old_hash: str, now: int) -> None:
    """The same password at another cost; one that was changed meanwhile stays."""
    Account.update(password_hash=password_hash, updated_at=now).where(
        Account.id == uid, Account.password_hash == old_hash
    ).execute()


def most_foreign_rounds() -> int:
    """The greatest cost of a hash of another site (signing_in/foreign.py); 0 where none is left."""
    row = fetch_one(_FOREIGN_ROUNDS)
    return int(row[0] or 0) if row else 0


def set_avatar(uid: str, avatar: str, *, now: int) -> None:
    Account.update(avatar=avatar, updated_at=now).where(Account.id == uid).execute()


def last_address(uid: str) -> str | None:
    """Where the account's newest session came from, exams' apart; None for the first."""
    row = fetch_one(
        "SELECT ip FROM session WHERE user_id = ? AND NOT keeps_password"
        " ORDER BY created_at DESC, id DESC LIMIT 1",
        uid,
    )
    return None if row is None else str(row[0])


def insert_session(
    uid: str,
    token_sha256: str,
    origin: Origin,
    *,
    now: int,
    expires: int,
    by_code: bool = False,
    keeps_password: bool = False,
) -> int:
    """`by_code`: opened by a one-time code of staff instead of the password; `keeps_password`: by
    one that is no reason to set another."""
    return int(
        Session.insert(
            user=uid,
            token_sha256=token_sha256,
            expires_at=expires,
            last_seen_at=now,
            client=origin.client,
            ip=origin.ip,
            user_agent=origin.user_agent[:512],
            by_code=by_code,
            keeps_password=keeps_password,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def set_last_seen(seen: dict[int, int]) -> None:
    """By the session's id, epoch ms."""
    for session_id, moment in seen.items():
        Session.update(last_seen_at=moment).where(
            Session.id == session_id, Session.last_seen_at < moment
        ).execute()


def revoke_session(session_id: int, *, now: int) -> None:
    Session.update(revoked_at=now, updated_at=now).where(
        Session.id == session_id, Session.revoked_at.is_null()
    ).execute()


def end_sessions_for(reason: str, uid: str, session_id: int | None, *, now: int) -> list[int]:
    """Ends one of the account's sessions, or all, and keeps why; the numbers of those that were
    open."""
    found = [each.id for each in open_sessions_of(uid, now=now) if session_id in (None, each.id)]
    Session.update(revoked_at=now, ended_for=reason, updated_at=now).where(
        Session.id.in_(found)
    ).execute()
    return found


def reason_of_end(token_sha256: str) -> str:
    """Why the session of the token was ended; "" where no reason is kept."""
    query = Session.select(Session.ended_for).where(
        (Session.token_sha256 == token_sha256) | (Session.previous_sha256 == token_sha256),
        Session.revoked_at.is_null(False),
    )
    rows = tuples(query)
    return (rows[0][0] or "") if rows else ""


def revoke_session_of_token(token_sha256: str, *, now: int) -> None:
    Session.update(revoked_at=now, updated_at=now).where(
        Session.token_sha256 == token_sha256
    ).execute()


def revoke_sessions_of(uid: str, *, now: int, but: int | None = None) -> None:
    """Ends all of an account's sessions, except `but` where that is given."""
    Session.update(revoked_at=now, updated_at=now).where(
        Session.user == uid, Session.revoked_at.is_null(), Session.id != (but or 0)
    ).execute()


def is_session_by_code(session_id: int) -> bool:
    return bool(Session.select().where(Session.id == session_id, Session.by_code).exists())


def session_was_opened_since(session_id: int, moment: int) -> bool:
    query = Session.select().where(Session.id == session_id, Session.created_at >= moment)
    return bool(query.exists())


def exchange_token(
    session_id: int, new_sha256: str, *, old_expires: int, now: int, expires: int
) -> None:
    """The session goes on with another token and has no duty left."""
    Session.update(
        token_sha256=new_sha256,
        previous_sha256=Session.token_sha256,
        previous_expires_at=old_expires,
        expires_at=expires,
        by_code=False,
        updated_at=now,
    ).where(Session.id == session_id).execute()


def end_session_by(session_id: int, *, moment: int, now: int) -> None:
    """A session that lasts no longer than that moment and has no duty left; neither of its tokens
    outlives it."""
    Session.update(
        expires_at=fn.MIN(Session.expires_at, moment),
        previous_expires_at=fn.MIN(Session.previous_expires_at, moment),
        by_code=False,
        updated_at=now,
    ).where(Session.id == session_id).execute()


def open_sessions_of(uid: str, *, now: int) -> list[SessionRecord]:
    """Neither ended nor expired, newest first."""
    columns = (
        Session.id,
        Session.ip,
        Session.client,
        Session.user_agent,
        Session.created_at,
        Session.last_seen_at,
        Session.expires_at,
    )
    query = (
        Session.select(*columns)
        .where(Session.user == uid, Session.revoked_at.is_null(), Session.expires_at > now)
        .order_by(Session.created_at.desc(), Session.id.desc())
    )
    return [SessionRecord(*row) for row in tuples(query)]


def refresh_session(
    session_id: int,
    new_sha256: str,
    *,
    previous_sha256: str,
    previous_expires: int,
    now: int,
    expires: int,
    ending: int,
) -> bool:
    """False for a session that has `ending` ms left at most: it is meant to end."""
    query = Session.update(
        token_sha256=new_sha256,
        previous_sha256=previous_sha256,
        previous_expires_at=previous_expires,
        expires_at=expires,
        last_seen_at=now,
        updated_at=now,
    )
    is_lasting = Session.expires_at > now + ending
    return bool(query.where(Session.id == session_id, is_lasting).execute())
