"""Queries of the codes that log somebody in once."""

from __future__ import annotations

from typing import Any

from oj_appliance.accounts.model import LoginCode
from oj_appliance.accounts.types import UsedCode


def replace_login_code(
    uid: str,
    code_hash: str,
    *,
    by: str | None,
    now: int,
    expires: int,
    keeps_password: bool = False,
) -> None:
    """`keeps_password`: whoever comes with it is let in as with the password, and needs the old one
    to set another."""
    LoginCode.delete().where(LoginCode.user == uid).execute()
    LoginCode.insert(
        user=uid,
        code_hash=code_hash,
        expires_at=expires,
        created_by=by,
        keeps_password=keeps_password,
        created_at=now,
        updated_at=now,
    ).execute()


def has_login_code(uid: str, code_hash: str, *, now: int) -> bool:
    return bool(LoginCode.select().where(*_open_code(uid, code_hash, now)).exists())


def use_login_code(uid: str, code_hash: str, *, now: int) -> UsedCode | None:
    """None where the code was not open any more; it is not from now on."""
    is_open = _open_code(uid, code_hash, now)
    found = LoginCode.select(LoginCode.keeps_password).where(*is_open).first()
    if found is None:
        return None
    LoginCode.update(used_at=now, updated_at=now).where(*is_open).execute()
    return UsedCode(bool(found.keeps_password))


def _open_code(uid: str, code_hash: str, now: int) -> tuple[Any, ...]:
    return (
        LoginCode.user == uid,
        LoginCode.code_hash == code_hash,
        LoginCode.used_at.is_null(),
        LoginCode.expires_at > now,
    )
