"""Classes of a list that was taken in become groups, or find their newcomers (contract class.md
§2)."""

from __future__ import annotations

from collections import defaultdict
from zoneinfo import ZoneInfo

from oj_appliance.accounts.rosters.class_names import class_key
from oj_appliance.accounts.rosters.service import Rosters
from oj_appliance.accounts.rosters.types import RosterResult
from oj_appliance.audit.service import record as record_audit
from oj_appliance.classes import store as class_store
from oj_appliance.classes.membership import Membership
from oj_appliance.classes.rosters import names, store
from oj_appliance.classes.rosters.types import (
    Choices,
    ClassChoice,
    ClassPlan,
    Listed,
    Made,
    MadeClass,
    Moved,
    RosterPlan,
)
from oj_appliance.clock import Clock, day_of
from oj_appliance.configuration.codes import new_code
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, Language, Phrase
from oj_appliance.groups import store as group_store
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.life.rules import CODE_LENGTH
from oj_appliance.groups.life.service import insert_group
from oj_appliance.groups.life.types import GroupDraft
from oj_appliance.groups.types import Entry, Group, Level
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

LONGEST_NAMED = 30  # characters of a class's name, in a brief
BRIEF = Phrase("{name}的班级团队", "The group of {name}")
DESCRIPTION = Phrase("由班级名单建立。", "Made of the class list.")


class ClassRosters:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        rosters: Rosters,
        known: KnownGroups,
        membership: Membership,
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._rosters = rosters
        self._known = known
        self._membership = membership

    async def plan(self, viewer: Viewer, key: str) -> RosterPlan:
        """Raises user.key_expired, class.not_taken_in."""
        usernames = self._taken_in(viewer, key).usernames
        zone = ZoneInfo(self._configuration.website.timezone)
        year = day_of(self._clock.now_ms(), zone).year
        return await self._database.read(_plan, usernames, viewer.account_id, year)

    async def make(self, actor: Actor, key: str, choices: Choices, language: Language) -> Made:
        """In one transaction. Raises as `plan`, and class.not_in_list, group.missing, user.missing,
        group.bad_name, group.bad_short_name, group.name_used, group.short_name_used."""
        usernames = self._taken_in(actor.viewer, key).usernames
        now = self._clock.now_ms()
        made = await self._database.write(self._make, actor, usernames, choices, language, now)
        for each in made.classes:
            await self._known.refresh(each.gid)
        await self._membership.announce(made.changes)
        return made

    def _taken_in(self, viewer: Viewer, key: str) -> RosterResult:
        """Raises user.key_expired, class.not_taken_in."""
        commit = self._rosters.find(key, viewer.account_id).commit
        if commit is None or not commit.done() or commit.cancelled() or commit.exception():
            raise ApiError("class.not_taken_in")
        return commit.result()

    # -- inside a write

    def _make(
        self,
        actor: Actor,
        usernames: tuple[str, ...],
        choices: Choices,
        language: Language,
        now: int,
    ) -> Made:
        by_class, made = _by_class(store.listed(usernames)), Made()
        if not class_store.people([choices.owner]):
            raise ApiError("user.missing", field="owner")
        for choice in choices.classes:
            if choice.class_name not in by_class:
                raise ApiError("class.not_in_list", field="classes")
            group = _existing(choice)
            if group is None:
                draft = _draft(choice, language)
                group = insert_group(actor, draft, choices.owner, now=now)
            uids = [each.person.uid for each in by_class[choice.class_name]]
            added = self._bring_in(actor, group, uids, choices, made, now)
            store.put_class(group.id, choice.class_name, now=now)
            made.classes.append(
                MadeClass(
                    choice.class_name,
                    group.id,
                    group.name,
                    group.short_name,
                    choice.gid is None,
                    added,
                )
            )
        return made

    def _bring_in(
        self,
        actor: Actor,
        group: Group,
        uids: list[str],
        choices: Choices,
        made: Made,
        now: int,
    ) -> int:
        """How many came; who is there already stays as they are."""
        levels = group_store.levels_in(group.id)
        new = [each for each in uids if levels.get(each, 0) < Level.MEMBER and each != group.uid]
        old: dict[str, list[int]] = defaultdict(list)
        for uid, gid, _ in store.classes_of(new) if choices.moves else ():
            old[uid].append(gid)
        for uid in new:
            for gid in old.get(uid, ()):
                made.changes += self._membership.move(actor, uid, gid, group, now)
            made.moved += bool(old.get(uid))
            made.changes += self._membership.join(actor, group, uid, now)
        if new:
            told = {"id": group.id, "title": group.name}
            after = {"added": len(new)}
            record_audit(actor, "class.add_students", told, after=after, now=now)
        return len(new)


def _by_class(people: list[Listed]) -> dict[str, list[Listed]]:
    """Each class is called as it is called first."""
    found: dict[str, list[Listed]] = defaultdict(list)
    spelled: dict[str, str] = {}
    for each in people:
        if each.class_name:
            name = spelled.setdefault(class_key(each.class_name), each.class_name)
            found[name].append(each)
    return found


def _groups() -> dict[str, int]:
    """The newest of each class, by the class's key."""
    by_age = sorted(store.groups_of_classes().items(), key=lambda each: each[1])
    return {class_key(name): gid for name, gid in by_age}


def _plan(usernames: tuple[str, ...], uid: str, year: int) -> RosterPlan:
    people = store.listed(usernames)
    known = {each.id: each for each in group_store.groups()}
    used = {each.name.lower() for each in known.values()}
    used_short = {each.short_name.lower() for each in known.values()}
    gids, classes, newcomers = _groups(), [], []
    for class_name, listed in _by_class(people).items():
        group = known.get(gids.get(class_key(class_name), 0))
        levels = {} if group is None else group_store.levels_in(group.id)
        inside = {each for each, level in levels.items() if level >= Level.MEMBER}
        new = [each for each in listed if each.person.uid not in inside]
        newcomers += new
        listed_uids = {each.person.uid for each in listed}
        students = [each for each, level in levels.items() if level == Level.MEMBER]
        name = names.name_of(class_name, year, lambda text: text.lower() in used)
        short_name = names.short_name_of(class_name, lambda text: text.lower() in used_short)
        used.add(name.lower())
        used_short.add(short_name.lower())
        classes.append(
            ClassPlan(
                class_name,
                len(listed),
                None if group is None else group.id,
                None if group is None else group.name,
                name,
                short_name,
                [each.person for each in new],
                len(listed) - len(new),
                class_store.people(each for each in students if each not in listed_uids),
            )
        )
    owners = store.teachers()
    owners.sort(key=lambda each: each.uid != uid)
    without = sum(not each.class_name for each in people)
    return RosterPlan(classes, _moved(newcomers, gids), without, owners)


def _moved(newcomers: list[Listed], gids: dict[str, int]) -> list[Moved]:
    by_uid = {each.person.uid: each for each in newcomers}
    return [
        Moved(by_uid[uid].person, by_uid[uid].class_name, gid, name)
        for uid, gid, name in store.classes_of(by_uid)
        if gids.get(class_key(by_uid[uid].class_name)) != gid
    ]


def _existing(choice: ClassChoice) -> Group | None:
    if choice.gid is None:
        return None
    group = group_store.group(choice.gid)
    if group is None or not group.is_enabled:
        raise ApiError("group.missing", field="gid")
    return group


def _draft(choice: ClassChoice, language: Language) -> GroupDraft:
    return GroupDraft(
        name=choice.name.strip(),
        short_name=choice.short_name.strip(),
        brief=BRIEF.filled(name=choice.class_name[:LONGEST_NAMED]).text(language),
        description=DESCRIPTION.text(language),
        auth=Entry.PRIVATE,
        code=new_code(CODE_LENGTH),
        visible=True,
    )
