"""What each role may do; root changes it, and it counts from the next call on (admin.md §4)."""

from __future__ import annotations

from oj_appliance.accounts.roles import store as role_store
from oj_appliance.accounts.roles.types import PermissionRecord, RoleRecord
from oj_appliance.accounts.rules import RoleId, is_staff_role
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import OFFICE_RIGHTS, Actor


class Roles:
    def __init__(self, database: Database, clock: Clock, sessions: Sessions) -> None:
        self._database = database
        self._clock = clock
        self._sessions = sessions

    async def all(self) -> list[RoleRecord]:
        return await self._database.read(role_store.roles)

    async def permissions(self) -> list[PermissionRecord]:
        """Everything that can be allowed."""
        return await self._database.read(role_store.permissions)

    async def of(self, role_id: int) -> tuple[RoleRecord, list[PermissionRecord]]:
        """A role and what it may do. Raises BadRequestError http.bad_param."""
        return await self._database.read(_read, role_id)

    async def change(self, actor: Actor, role_id: int, permission_ids: list[int]) -> None:
        """Rights of the back-office are for admin roles alone.

        Raises ApiError role.root_protected, BadRequestError http.bad_param."""
        if role_id == RoleId.ROOT:
            raise ApiError("role.root_protected")
        now = self._clock.now_ms()
        await self._database.write(_change, actor, role_id, permission_ids, now)
        await self._sessions.load()


def _read(role_id: int) -> tuple[RoleRecord, list[PermissionRecord]]:
    role = next((each for each in role_store.roles() if each.id == role_id), None)
    if role is None:
        raise BadRequestError("http.bad_param", name="roleId")
    return role, role_store.permissions_of(role_id)


def _change(actor: Actor, role_id: int, permission_ids: list[int], now: int) -> None:
    role, before = _read(role_id)
    wanted = set(permission_ids)
    offered = {
        each.id
        for each in role_store.permissions()
        if is_staff_role(role_id) or each.permission not in OFFICE_RIGHTS
    }
    if wanted - offered:
        raise BadRequestError("http.bad_param", name="authIds")
    role_store.replace_permissions(role_id, sorted(wanted))
    record_audit(
        actor,
        "role.update",
        {"id": role_id, "role": role.role},
        before=[each.permission for each in before],
        after=[each.permission for each in role_store.permissions_of(role_id)],
        now=now,
    )
