"""Queries of the codes that log somebody in once."""

from __future__ import annotations

from typing import Any

from oj_appliance.accounts.model import LoginCode


def replace_login_code(uid: str, code_hash: str, *, by: str | None, now: int, expires: int) -> None:
    LoginCode.delete().where(LoginCode.user == uid).execute()
    LoginCode.insert(
        user=uid,
        code_hash=code_hash,
        expires_at=expires,
        created_by=by,
        created_at=now,
        updated_at=now,
    ).execute()


def has_login_code(uid: str, code_hash: str, *, now: int) -> bool:
    return bool(LoginCode.select().where(*_open_code(uid, code_hash, now)).exists())


def use_login_code(uid: str, code_hash: str, *, now: int) -> bool:
    """Whether the code was still open; it is not any more."""
    query = LoginCode.update(used_at=now, updated_at=now)
    return bool(query.where(*_open_code(uid, code_hash, now)).execute())


def _open_code(uid: str, code_hash: str, now: int) -> tuple[Any, ...]:
    return (
        LoginCode.user == uid,
        LoginCode.code_hash == code_hash,
        LoginCode.used_at.is_null(),
        LoginCode.expires_at > now,
    )
