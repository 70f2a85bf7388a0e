"""Groups, trainings and discussions of a site that moves in."""

from __future__ import annotations

from oj_appliance.groups.store import put_member
from oj_appliance.groups.types import Level
from oj_appliance.site_move.fitting_community import (
    fitted_discussion,
    fitted_group,
    fitted_training,
    words_of,
)
from oj_appliance.site_move.importing.context import Import
from oj_appliance.site_move.store import community, mapping
from oj_appliance.site_move.types import Kind, MovedDiscussion, MovedGroup, MovedTraining
from oj_appliance.trainings.service import register_person


async def take_groups(run: Import) -> None:
    known = await run.tools.database.read(mapping.all_of, run.site, Kind.GROUP)
    run.targets[Kind.GROUP] = known
    async for (group,) in run.batches(run.adapter.groups(), 1):
        if group.source not in known:
            number = await run.tools.database.write(_write_group, run, group)
            known[group.source] = str(number)
            await run.tools.renew_group(number)


def _write_group(run: Import, group: MovedGroup) -> int:
    now, people = run.tools.clock.now_ms(), run.targets[Kind.PERSON]
    fitted, _ = fitted_group(group, people, community.is_group_named)
    owner = run.person(fitted.owner) or run.move.author.account_id
    number = community.insert_group(fitted, owner, now=now)
    levels = {people[source]: level for source, level in fitted.members.items()}
    for uid, level in {**levels, owner: Level.ROOT}.items():
        put_member(number, uid, level, now=now)
    _note(run, Kind.GROUP, group.source, number, now)
    return number


async def take_trainings(run: Import) -> None:
    known = await run.tools.database.read(mapping.all_of, run.site, Kind.TRAINING)
    async for (training,) in run.batches(run.adapter.trainings(), 1):
        problems = run.targets[Kind.PROBLEM]
        fitted, _ = fitted_training(training, run.targets[Kind.GROUP], problems)
        if fitted is None or training.source in known:
            continue
        number = await run.tools.database.write(_write_training, run, fitted)
        await run.tools.renew_training(number)


def _write_training(run: Import, training: MovedTraining) -> int:
    now, group = run.tools.clock.now_ms(), run.group_of(training.group)
    category = community.training_category(training.category, training.color, group, now=now)
    author = run.staff_of(training.author)
    number = community.insert_training(training, author, category, group, now=now)
    for each in training.problems:
        pid = int(run.targets[Kind.PROBLEM][each.problem])
        community.insert_training_problem(number, pid, each.display_id, each.rank, now=now)
    if training.is_private:
        for uid in filter(None, map(run.person, training.participants)):
            register_person(number, uid, now)
    _note(run, Kind.TRAINING, training.source, number, now)
    return number


async def take_discussions(run: Import) -> None:
    known = await run.tools.database.read(mapping.all_of, run.site, Kind.DISCUSSION)
    async for (discussion,) in run.batches(run.adapter.discussions(), 1):
        fitted, _ = fitted_discussion(discussion, run.targets[Kind.GROUP], run.targets[Kind.PERSON])
        if fitted is not None and discussion.source not in known:
            await run.tools.database.write(_write_discussion, run, fitted)


def _write_discussion(run: Import, discussion: MovedDiscussion) -> None:
    now, people = run.tools.clock.now_ms(), run.targets[Kind.PERSON]
    pid = run.targets[Kind.PROBLEM].get(discussion.problem or "")
    number = community.insert_discussion(
        discussion,
        people[discussion.person],
        community.discussion_category(discussion.category, now=now),
        None if pid is None else int(pid),
        run.group_of(discussion.group),
        words_of(discussion),
        now=now,
    )
    for each in discussion.comments:
        comment = community.insert_comment(
            number, each.content, people[each.person], each.at or now
        )
        for reply in each.replies:
            community.insert_reply(
                comment, reply.content, people[reply.person], people[reply.to], reply.at or now
            )
    _note(run, Kind.DISCUSSION, discussion.source, number, now)


def _note(run: Import, kind: Kind, source: str, number: int, now: int) -> None:
    mapping.put(run.site, kind, source, number)
    run.count(kind)
    run.write_progress(kind, now)
