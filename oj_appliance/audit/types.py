"""What an audit row says. Never passwords, tokens or codes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """`action` is domain.verb, such as problem.update; `target` names the object."""

    uid: str | None
    username: str
    ip: str
    action: str
    target: object
    before: object = None
    after: object = None
