"""Calls of the tag page (contract admin.md §9, §17)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from oj_appliance.problems import wire
from oj_appliance.problems.api import (
    OWN_SCOPE,
    Classification,
    Difficulty,
    TagScopeQuery,
    classification,
    scope_of,
)
from oj_appliance.problems.catalogue import ProblemCatalogue
from oj_appliance.problems.rules import LONGEST_DIFFICULTY, LONGEST_TAG
from oj_appliance.problems.tags.editing import DifficultyEditing, TagEditing
from oj_appliance.problems.tags.tidying import MOST_TAGS_AT_ONCE, TagTidying
from oj_appliance.problems.types.tags import TagChange
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import PROBLEM_ADMIN, PROBLEM_EDITOR, Actor
from oj_appliance.web.wire import LARGEST_INTEGER, Id, Int, up_to

TagText = Annotated[str, up_to(LONGEST_TAG)]
LevelText = Annotated[str, up_to(LONGEST_DIFFICULTY)]
Level = Annotated[int, Meta(ge=0, le=LARGEST_INTEGER)]
Color = Annotated[str, Meta(max_length=20)]
Judge = Annotated[str, Meta(max_length=20)]


class NewTag(msgspec.Struct, kw_only=True):
    name: TagText
    color: Color | None = None
    oj: Judge = OWN_SCOPE
    tcid: Id | None = None


class ChangedTag(msgspec.Struct, kw_only=True):
    """What is absent stays."""

    id: Id
    name: TagText | UnsetType = UNSET
    color: Color | UnsetType | None = UNSET
    tcid: Id | UnsetType | None = UNSET


class TagQuery(msgspec.Struct):
    tid: Id


class TagUsage(msgspec.Struct):
    """On how many problems a tag stands, those of the wastebasket too."""

    tid: Id
    problems: Int


TagIds = Annotated[list[Id], Meta(min_length=1, max_length=MOST_TAGS_AT_ONCE)]


class MergedTags(msgspec.Struct):
    """`tids` become `into`."""

    tids: TagIds
    into: Id


class SeveralTags(msgspec.Struct):
    tids: TagIds


class NewClassification(msgspec.Struct, kw_only=True):
    name: TagText
    oj: Judge = OWN_SCOPE
    rank: Int = 0


class ChangedClassification(msgspec.Struct, kw_only=True):
    id: Id
    name: TagText
    rank: Int


class ClassificationQuery(msgspec.Struct):
    tcid: Id


class NewDifficulty(msgspec.Struct, kw_only=True):
    name: LevelText
    color: Color
    id: Level | None = None


class ChangedDifficulty(msgspec.Struct, kw_only=True):
    id: Level
    name: LevelText
    color: Color


class DifficultyQuery(msgspec.Struct):
    id: Level


class TagsApi:
    def __init__(self, editing: TagEditing, tidying: TagTidying) -> None:
        self._editing = editing
        self._tidying = tidying

    @post("/api/admin/tag", guard=PROBLEM_ADMIN, summary="A new tag")
    async def post_tag(self, call: Call, body: NewTag) -> wire.Tag:
        made = await self._editing.add_tag(body.name, body.color, body.oj, body.tcid, _editor(call))
        return wire.tag(made)

    @put("/api/admin/tag", guard=PROBLEM_ADMIN, summary="Changes a tag")
    async def put_tag(self, call: Call, body: ChangedTag) -> None:
        change = TagChange(name=body.name, color=body.color, classification_id=body.tcid)
        await self._editing.change_tag(body.id, change, _editor(call))

    @delete("/api/admin/tag", guard=PROBLEM_ADMIN, summary="Removes a tag from every problem")
    async def delete_tag(self, call: Call, query: TagQuery) -> None:
        await self._editing.delete_tag(query.tid, _editor(call))

    @get("/api/admin/tag/usage", guard=PROBLEM_EDITOR, summary="How much each tag is used")
    async def get_usage(self, call: Call, query: TagScopeQuery) -> list[TagUsage]:
        counts = await self._tidying.usage(scope_of(query.oj))
        return [TagUsage(tag_id, count) for tag_id, count in counts.items()]

    @post("/api/admin/tag/merge", guard=PROBLEM_ADMIN, summary="Makes one tag of several")
    async def post_merge(self, call: Call, body: MergedTags) -> None:
        await self._tidying.merge(body.tids, body.into, _editor(call))

    @post("/api/admin/tag/delete-several", guard=PROBLEM_ADMIN, summary="Removes several tags")
    async def post_delete_several(self, call: Call, body: SeveralTags) -> None:
        await self._tidying.delete_several(body.tids, _editor(call))

    @get("/api/admin/tag/classification", guard=PROBLEM_EDITOR, summary="Classifications of tags")
    async def get_classifications(self, call: Call, query: TagScopeQuery) -> list[Classification]:
        found = await self._editing.classifications(scope_of(query.oj))
        return [classification(each) for each in found]

    @post("/api/admin/tag/classification", guard=PROBLEM_ADMIN, summary="A new classification")
    async def post_classification(self, call: Call, body: NewClassification) -> Classification:
        made = await self._editing.add_classification(body.name, body.oj, body.rank, _editor(call))
        return classification(made)

    @put("/api/admin/tag/classification", guard=PROBLEM_ADMIN, summary="Changes one")
    async def put_classification(self, call: Call, body: ChangedClassification) -> None:
        await self._editing.change_classification(body.id, body.name, body.rank, _editor(call))

    @delete("/api/admin/tag/classification", guard=PROBLEM_ADMIN, summary="Removes one")
    async def delete_classification(self, call: Call, query: ClassificationQuery) -> None:
        await self._editing.delete_classification(query.tcid, _editor(call))


class DifficultyApi:
    def __init__(self, catalogue: ProblemCatalogue, editing: DifficultyEditing) -> None:
        self._catalogue = catalogue
        self._editing = editing

    @get("/api/admin/difficulty", guard=PROBLEM_EDITOR, summary="Levels of difficulty")
    async def get_admin_difficulty(self, call: Call) -> list[Difficulty]:
        found = await self._catalogue.difficulties()
        return [Difficulty(each.id, each.name, each.color) for each in found]

    @post("/api/admin/difficulty", guard=PROBLEM_ADMIN, summary="A new level")
    async def post_difficulty(self, call: Call, body: NewDifficulty) -> Difficulty:
        made = await self._editing.add(body.id, body.name, body.color, _editor(call))
        return Difficulty(made.id, made.name, made.color)

    @put("/api/admin/difficulty", guard=PROBLEM_ADMIN, summary="Changes a level")
    async def put_difficulty(self, call: Call, body: ChangedDifficulty) -> None:
        await self._editing.change(body.id, body.name, body.color, _editor(call))

    @delete("/api/admin/difficulty", guard=PROBLEM_ADMIN, summary="Removes an unused level")
    async def delete_difficulty(self, call: Call, query: DifficultyQuery) -> None:
        await self._editing.delete(query.id, _editor(call))


def _editor(call: Call) -> Actor:
    return call.actor
