"""What an audit row says. Never passwords, tokens or codes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A row before it is written."""

    uid: str | None
    username: str
    ip: str
    action: str
    target: object
    before: object = None
    after: object = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class AuditFilter:
    """Which rows are wanted; times in epoch ms, `until` not included. `target` is a part of what
    stands there, the others are whole."""

    username: str | None = None
    action: str | None = None
    target: str | None = None
    since: int | None = None
    until: int | None = None


@dataclass(frozen=True, slots=True)
class AuditRecord:
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
