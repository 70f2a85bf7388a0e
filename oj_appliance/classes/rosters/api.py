"""Calls that make groups of a class list (contract class.md §2)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts.rules import LONGEST_CLASS_NAME
from oj_appliance.classes.rosters.names import LONGEST_NAME, LONGEST_SHORT_NAME
from oj_appliance.classes.rosters.service import ClassRosters
from oj_appliance.classes.rosters.types import Choices, ClassChoice, ClassPlan, Moved
from oj_appliance.classes.types import Person
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import USER_ADMIN
from oj_appliance.web.wire import Id, Uid, up_to

Key = Annotated[str, Meta(max_length=64)]
MOST_CLASSES = 200


class RosterKeyQuery(msgspec.Struct):
    key: Key


class RosterPerson(msgspec.Struct):
    uid: str
    username: str
    realname: str
    number: str


class RosterClass(msgspec.Struct, kw_only=True):
    className: str
    students: int
    gid: int | None
    groupName: str | None
    name: str
    shortName: str
    newcomers: list[RosterPerson]
    here: int
    missing: list[RosterPerson]


class ChangedClass(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    realname: str
    number: str
    className: str
    fromGid: int
    fromName: str


class RosterClasses(msgspec.Struct):
    classes: list[RosterClass]
    moved: list[ChangedClass]
    withoutClass: int
    owners: list[RosterPerson]


class ClassChoiceBody(msgspec.Struct):
    """Without `gid` a group of this name is made."""

    className: Annotated[str, Meta(max_length=LONGEST_CLASS_NAME)]
    gid: Id | None = None
    name: Annotated[str, up_to(LONGEST_NAME)] = ""
    shortName: Annotated[str, up_to(LONGEST_SHORT_NAME)] = ""


class RosterGroupsBody(msgspec.Struct):
    """`owner` absent: me. `move`: who changed class leaves the old one's group."""

    key: Key
    classes: Annotated[list[ClassChoiceBody], Meta(min_length=1, max_length=MOST_CLASSES)]
    owner: Uid | None = None
    move: bool = True


class MadeClassAnswer(msgspec.Struct):
    className: str
    gid: int
    name: str
    shortName: str
    isNew: bool
    added: int


class RosterGroups(msgspec.Struct):
    classes: list[MadeClassAnswer]
    moved: int


class ClassRostersApi:
    def __init__(self, rosters: ClassRosters) -> None:
        self._rosters = rosters

    @get("/api/admin/class/roster", guard=USER_ADMIN, summary="The classes of a class list")
    async def get_roster_classes(self, call: Call, query: RosterKeyQuery) -> RosterClasses:
        plan = await self._rosters.plan(call.viewer, query.key)
        return RosterClasses(
            [_class(each) for each in plan.classes],
            [_moved(each) for each in plan.moved],
            plan.without_class,
            [_person(each) for each in plan.owners],
        )

    @post("/api/admin/class/roster", guard=USER_ADMIN, summary="Groups of a class list")
    async def make_roster_groups(self, call: Call, body: RosterGroupsBody) -> RosterGroups:
        choices = Choices(
            body.owner or call.viewer.account_id,
            [
                ClassChoice(each.className, each.gid, each.name, each.shortName)
                for each in body.classes
            ],
            body.move,
        )
        made = await self._rosters.make(call.actor, body.key, choices, call.language)
        return RosterGroups(
            [
                MadeClassAnswer(
                    each.class_name,
                    each.gid,
                    each.name,
                    each.short_name,
                    each.is_new,
                    each.added,
                )
                for each in made.classes
            ],
            made.moved,
        )


def _class(plan: ClassPlan) -> RosterClass:
    return RosterClass(
        className=plan.class_name,
        students=plan.students,
        gid=plan.gid,
        groupName=plan.group_name,
        name=plan.name,
        shortName=plan.short_name,
        newcomers=[_person(each) for each in plan.newcomers],
        here=plan.here,
        missing=[_person(each) for each in plan.missing],
    )


def _moved(moved: Moved) -> ChangedClass:
    person = moved.person
    return ChangedClass(
        uid=person.uid,
        username=person.username,
        realname=person.realname,
        number=person.number,
        className=moved.class_name,
        fromGid=moved.from_gid,
        fromName=moved.from_name,
    )


def _person(person: Person) -> RosterPerson:
    return RosterPerson(person.uid, person.username, person.realname, person.number)
