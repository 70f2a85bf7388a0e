"""What an audit row says. Never passwords, tokens or codes."""

from __future__ import annotations

import msgspec


class AuditEntry(msgspec.Struct, frozen=True):
    """A row before it is written."""

    uid: str | None
    username: str
    ip: str
    action: str
    target: object
    before: object = None
    after: object = None
    reason: str | None = None


class AuditFilter(msgspec.Struct, frozen=True):
    """Which rows are wanted; times in epoch ms, `until` not included. `target` is a part of what
    stands there, the others are whole."""

    username: str | None = None
    action: str | None = None
    target: str | None = None
    since: int | None = None
    until: int | None = None


class AuditRecord(msgspec.Struct, frozen=True):
    """A row as it was written: `target`, `before` and `after` are JSON, `at` is epoch ms."""

    id: int
    at: int
    uid: str | None
    username: str | None
    ip: str | None
    action: str
    target: str
    before: str | None
    after: str | None
    reason: str | None
