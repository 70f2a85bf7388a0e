"""A group made anew for another year: its trainings, assignments and setting, without its people
(contract class.md §6)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from zoneinfo import ZoneInfo

from oj_appliance.audit.service import record as record_audit
from oj_appliance.classes.assignments import store as assignment_store
from oj_appliance.classes.assignments.service import MOST_OF_GROUP
from oj_appliance.classes.assignments.types import Draft
from oj_appliance.classes.copying import rules, store
from oj_appliance.classes.copying.types import Copied, CopyChoices, LeftOut
from oj_appliance.clock import Clock
from oj_appliance.configuration.codes import new_code
from oj_appliance.configuration.service import Configuration
from oj_appliance.events import Events
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.life.rules import CODE_LENGTH
from oj_appliance.groups.life.service import insert_group
from oj_appliance.groups.life.types import GroupDraft
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Entry, Group, GroupChanged
from oj_appliance.storage.database import Database
from oj_appliance.trainings import store as training_store
from oj_appliance.trainings.cloning.service import clone_into
from oj_appliance.web.guards import Actor


class Copying:
    """`renew` reads a training anew, and tells of it."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        events: Events,
        known: KnownGroups,
        groups: Groups,
        renew: Callable[[int], Awaitable[None]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._events = events
        self._known = known
        self._groups = groups
        self._renew = renew

    async def copy(self, actor: Actor, choices: CopyChoices) -> Copied:
        """In one transaction. Raises group.missing, group.not_allowed, group.bad_name,
        group.bad_short_name, group.name_used, group.short_name_used."""
        group = self._groups.check_root(actor.viewer, choices.gid)
        zone = ZoneInfo(self._configuration.website.timezone)
        now = self._clock.now_ms()
        copied = await self._database.write(_copy, actor, group, choices, zone, now)
        await self._known.refresh(copied.gid)
        if (made := self._known.find(copied.gid)) is not None:
            self._events.announce(GroupChanged(made))
        for tid in copied.trainings:
            await self._renew(tid)
        return copied


def _copy(actor: Actor, group: Group, choices: CopyChoices, zone: ZoneInfo, now: int) -> Copied:
    made = insert_group(actor, _draft(group, choices), actor.account_id, now=now)
    number_of: dict[int, int] = {}
    problems: dict[str, str] = {}
    for training in training_store.of_group(group.id):
        number_of[training.id], left_out = clone_into(actor, training, made.id, now)
        problems |= {each.problem_display_id: each.title for each in left_out}
    copied = Copied(made.id, LeftOut(*store.left_behind(group.id), list(problems.items())))
    copied.trainings += number_of.values()
    copied.assignments = _copy_assignments(group.id, made.id, number_of, choices, zone, now)
    target = {"id": made.id, "title": made.name}
    record_audit(actor, "class.copy", target, after={"from": group.id}, now=now)
    return copied


def _copy_assignments(
    gid: int, to_gid: int, number_of: dict[int, int], choices: CopyChoices, zone: ZoneInfo, now: int
) -> int:
    """How many; those of the site's trainings refer to the same one."""
    found = assignment_store.assignments(gid, MOST_OF_GROUP)
    days = rules.days_between([each.terms.starts_at for each in found], choices.first_day, zone)
    for each in reversed(found):
        tid = each.tid if each.is_of_site else number_of[each.tid]
        terms = rules.moved(each.terms, days, zone)
        assignment_store.insert(Draft(to_gid, tid, each.title, terms), now=now)
    return len(found)


def _draft(group: Group, choices: CopyChoices) -> GroupDraft:
    return GroupDraft(
        name=choices.name,
        short_name=choices.short_name,
        brief=group.brief,
        description=group.description,
        auth=group.auth,
        code=None if group.auth == Entry.PUBLIC else new_code(CODE_LENGTH),
        visible=group.visible,
    )
