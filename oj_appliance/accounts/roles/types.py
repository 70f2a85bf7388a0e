"""What the rooms of roles hand to each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RoleRecord:
    """`accounts`: how many hold it."""

    id: int
    role: str
    description: str | None
    status: int
    accounts: int


@dataclass(frozen=True, slots=True)
class PermissionRecord:
    """`permission` is the word that calls ask for (contract 21-permissions §1)."""

    id: int
    name: str
    permission: str
    status: int
