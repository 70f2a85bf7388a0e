"""Calls by which groups are made, changed and disbanded (contract group.md §1)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.accounts.rules import LARGEST_AVATAR
from oj_appliance.errors import ApiError
from oj_appliance.files.pictures import IMAGE_EXTENSIONS
from oj_appliance.groups.life import rules
from oj_appliance.groups.life.avatars import GroupAvatars
from oj_appliance.groups.life.service import GroupLife
from oj_appliance.groups.life.types import GroupChange, GroupDraft
from oj_appliance.groups.service import Groups
from oj_appliance.groups.wire import GroupInfo, GroupQuery, group_info
from oj_appliance.web.endpoint import Call, delete, post, put
from oj_appliance.web.guards import LOGIN, permission
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id, Int, up_to

GROUP_ADD = permission("group_add")
GROUP_DEL = permission("group_del")

Name = Annotated[str, up_to(rules.NAME[1])]
ShortName = Annotated[str, up_to(rules.SHORT_NAME[1])]
Brief = Annotated[str, up_to(rules.BRIEF[1])]
Description = Annotated[str, up_to(rules.DESCRIPTION[1])]
Code = Annotated[str, up_to(rules.CODE_LENGTH)]


class NewGroup(msgspec.Struct, kw_only=True):
    """`code` is the invitation code of a group that is not public."""

    name: Name
    shortName: ShortName
    brief: Brief
    auth: Int
    description: Description
    code: Code | None = None
    visible: bool = True


class ChangedGroup(msgspec.Struct, kw_only=True):
    """What is left out or empty stays."""

    id: Id
    auth: Int
    name: Name | None = None
    shortName: ShortName | None = None
    brief: Brief | None = None
    description: Description | None = None
    code: Code | None = None
    visible: bool | None = None


class CreatedGroup(msgspec.Struct):
    gid: int


class GroupLifeApi:
    def __init__(self, life: GroupLife, avatars: GroupAvatars, groups: Groups) -> None:
        self._life = life
        self._avatars = avatars
        self._groups = groups

    @post("/api/group", guard=GROUP_ADD, summary="A new group of one's own")
    async def post_group(self, call: Call, body: NewGroup) -> CreatedGroup:
        draft = GroupDraft(
            name=body.name.strip(),
            short_name=body.shortName.strip(),
            brief=body.brief.strip(),
            description=body.description,
            auth=body.auth,
            code=body.code,
            visible=body.visible,
        )
        return CreatedGroup(await self._life.create(call.actor, draft))

    @put("/api/group", guard=LOGIN, summary="Changes what a group is")
    async def put_group(self, call: Call, body: ChangedGroup) -> None:
        change = GroupChange(
            name=(body.name or "").strip(),
            short_name=(body.shortName or "").strip(),
            brief=(body.brief or "").strip(),
            description=body.description,
            auth=body.auth,
            code=body.code,
            visible=body.visible,
        )
        await self._life.change(call.actor, body.id, change)

    @delete("/api/group", guard=GROUP_DEL, summary="Disbands a group")
    async def delete_group(self, call: Call, query: GroupQuery) -> None:
        await self._life.disband(call.actor, query.gid)

    @post(
        "/api/file/upload-group-avatar",
        guard=LOGIN,
        summary="The picture of a group",
        largest_upload=LARGEST_AVATAR,
        part="image",
        admits_form="admit_avatar",
    )
    async def upload_group_avatar(self, call: Call, upload: Upload[GroupQuery]) -> GroupInfo:
        if upload.extension not in IMAGE_EXTENSIONS:
            raise ApiError("file.bad_type")
        group = await self._avatars.change(call.viewer, upload.form.gid, upload.path)
        return group_info(group, self._groups.member_count(group.id), tells_code=True)

    async def admit_avatar(self, call: Call, form: GroupQuery) -> None:
        """Before the picture itself is read. Raises ApiError group.missing, group.not_allowed."""
        self._groups.check_root(call.viewer, form.gid)
