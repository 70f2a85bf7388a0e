"""Groups as the contract writes them (group.md, shapes)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.groups.types import Group
from oj_appliance.web.wire import Id, Time


class GroupQuery(msgspec.Struct):
    gid: Id


class GroupRow(msgspec.Struct, kw_only=True):
    """`owner` is a username; `memberCount` counts levels 3 to 5."""

    id: int
    avatar: str | None
    owner: str
    name: str
    shortName: str
    brief: str
    description: str
    auth: int
    visible: bool
    memberCount: int
    gmtCreate: Time


class GroupInfo(GroupRow, kw_only=True):
    """`uid` is the owner's; `code` is told to group roots alone."""

    uid: str
    status: int
    code: str | None
    gmtModified: Time


def group_row(group: Group, members: int) -> GroupRow:
    return GroupRow(
        id=group.id,
        avatar=group.avatar,
        owner=group.owner,
        name=group.name,
        shortName=group.short_name,
        brief=group.brief,
        description=group.description,
        auth=group.auth,
        visible=group.visible,
        memberCount=members,
        gmtCreate=wire_time(group.created_at),
    )


def group_info(group: Group, members: int, *, tells_code: bool) -> GroupInfo:
    return GroupInfo(
        **msgspec.structs.asdict(group_row(group, members)),
        uid=group.uid,
        status=group.status,
        code=group.code if tells_code else None,
        gmtModified=wire_time(group.updated_at),
    )
