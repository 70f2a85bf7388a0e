"""Calls about roles and what they may do (contract admin.md §4)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts.roles.service import Roles
from oj_appliance.accounts.roles.types import PermissionRecord, RoleRecord
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import ROOT, STAFF
from oj_appliance.web.wire import Id

MOST_PERMISSIONS = 100  # far above those that there are


class PermissionRow(msgspec.Struct):
    """`permission` is the word that calls ask for."""

    id: int
    name: str
    permission: str
    status: int


class RoleCount(msgspec.Struct, kw_only=True):
    id: int
    role: str
    description: str | None
    status: int
    userCount: int


class RoleAuth(msgspec.Struct, kw_only=True):
    id: int
    role: str
    description: str | None
    status: int
    auths: list[PermissionRow]


class RoleAuthQuery(msgspec.Struct):
    roleId: Id


class RoleAuthBody(msgspec.Struct):
    roleId: Id
    authIds: Annotated[list[Id], Meta(max_length=MOST_PERMISSIONS)]


class RolesApi:
    def __init__(self, roles: Roles) -> None:
        self._roles = roles

    @get("/api/admin/auth/list", guard=ROOT, summary="Everything that can be allowed")
    async def get_auth_list(self, call: Call) -> list[PermissionRow]:
        return [_permission(each) for each in await self._roles.permissions()]

    @get("/api/admin/role/list", guard=STAFF, summary="Roles and how many hold them")
    async def get_role_list(self, call: Call) -> list[RoleCount]:
        return [_role(each) for each in await self._roles.all()]

    @get("/api/admin/role-auth", guard=ROOT, summary="What a role may do")
    async def get_role_auth(self, call: Call, query: RoleAuthQuery) -> RoleAuth:
        role, permissions = await self._roles.of(query.roleId)
        return RoleAuth(
            id=role.id,
            role=role.role,
            description=role.description,
            status=role.status,
            auths=[_permission(each) for each in permissions],
        )

    @put("/api/admin/role-auth", guard=ROOT, summary="Sets what a role may do")
    async def put_role_auth(self, call: Call, body: RoleAuthBody) -> None:
        await self._roles.change(call.actor, body.roleId, body.authIds)


def _permission(record: PermissionRecord) -> PermissionRow:
    return PermissionRow(record.id, record.name, record.permission, record.status)


def _role(record: RoleRecord) -> RoleCount:
    return RoleCount(
        id=record.id,
        role=record.role,
        description=record.description,
        status=record.status,
        userCount=record.accounts,
    )
