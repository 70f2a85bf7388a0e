"""The query that every request asks: whose session a token opens, and what that person may."""

from __future__ import annotations

from peewee import JOIN

from oj_appliance.accounts.model import (
    Account,
    AccountRole,
    Permission,
    RolePermission,
    Session,
)
from oj_appliance.accounts.rules import role_name
from oj_appliance.accounts.types import OpenSession
from oj_appliance.storage.base import fetch_one, kept_sql, tuples
from oj_appliance.web.guards import Viewer


def _session_sql() -> str:
    query = (
        Session.select(
            Session.id,
            Session.user,
            Account.username,
            AccountRole.role,
            Account.must_change_password,
            Session.by_code,
            Session.keeps_password,
            Session.updated_at,
            Session.expires_at,
            Session.token_sha256,
            Session.previous_expires_at,
        )
        .join(Account, on=(Account.id == Session.user))
        .join(AccountRole, JOIN.INNER, on=(AccountRole.user == Account.id))
        .where(
            (Session.token_sha256 == "") | (Session.previous_sha256 == ""),
            Session.revoked_at.is_null(),
            Account.status == 0,
            Account.deleted_at.is_null(),
        )
    )
    return kept_sql(query)


class SessionQuery:
    """The hottest read beside the cache: its SQL is built once."""

    def __init__(self) -> None:
        self._sql = _session_sql()

    def find(
        self, token_sha256: str, permissions: dict[int, frozenset[str]], now: int
    ) -> OpenSession | None:
        row = fetch_one(self._sql, token_sha256, token_sha256, 0)
        if row is None:
            return None
        session_id, uid, username, role_id, must_change, by_code, keeps, *times_and_tokens = row
        issued, expires, current, previous = times_and_tokens
        is_previous = current != token_sha256
        ends = previous if is_previous else expires
        if ends is None or ends <= now:
            return None
        viewer = Viewer(
            uid=uid,
            username=username,
            role=role_name(role_id),
            permissions=permissions.get(role_id, frozenset()),
            session_id=session_id,
            must_change_password=bool((must_change and not keeps) or by_code),
        )
        return OpenSession(viewer, issued, ends, is_previous)


def digest_of(session_id: int) -> str | None:
    """Under which digest an open session's token is found now."""
    row = fetch_one(
        "SELECT token_sha256 FROM session WHERE id = ? AND revoked_at IS NULL", session_id
    )
    return None if row is None else str(row[0])


def permissions_by_role() -> dict[int, frozenset[str]]:
    rows = tuples(
        RolePermission.select(RolePermission.role, Permission.permission).join(
            Permission, on=(Permission.id == RolePermission.permission)
        )
    )
    found: dict[int, set[str]] = {}
    for role_id, permission in rows:
        found.setdefault(role_id, set()).add(permission)
    return {role_id: frozenset(names) for role_id, names in found.items()}
