"""Queries on roles and on what each of them may do."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.accounts.model import Permission, RolePermission
from oj_appliance.accounts.roles.types import PermissionRecord, RoleRecord
from oj_appliance.storage.base import fetch_all, tuples

_COLUMNS = (Permission.id, Permission.name, Permission.permission, Permission.status)


def roles() -> list[RoleRecord]:
    """By id, each with the number of accounts that hold it."""
    rows = fetch_all(
        "SELECT role.id, role.role, role.description, role.status, count(account.id) FROM role"
        " LEFT JOIN account_role ON account_role.role_id = role.id"
        " LEFT JOIN account ON account.id = account_role.user_id AND account.deleted_at IS NULL"
        " GROUP BY role.id ORDER BY role.id"
    )
    return [RoleRecord(*row) for row in rows]


def permissions() -> list[PermissionRecord]:
    return [PermissionRecord(*row) for row in tuples(Permission.select(*_COLUMNS))]


def permissions_of(role_id: int) -> list[PermissionRecord]:
    query = (
        Permission.select(*_COLUMNS)
        .join(RolePermission, on=(RolePermission.permission == Permission.id))
        .where(RolePermission.role == role_id)
        .order_by(Permission.id)
    )
    return [PermissionRecord(*row) for row in tuples(query)]


def replace_permissions(role_id: int, permission_ids: Iterable[int]) -> None:
    RolePermission.delete().where(RolePermission.role == role_id).execute()
    for permission_id in permission_ids:
        RolePermission.insert(role=role_id, permission=permission_id).execute()
