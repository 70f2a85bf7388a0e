"""What the rooms of roles hand to each other."""

from __future__ import annotations

import msgspec


class RoleRecord(msgspec.Struct, frozen=True):
    """`accounts`: how many hold it."""

    id: int
    role: str
    description: str | None
    status: int
    accounts: int


class PermissionRecord(msgspec.Struct, frozen=True):
    """`permission` is the word that calls ask for (contract 21-permissions §1)."""

    id: int
    name: str
    permission: str
    status: int
