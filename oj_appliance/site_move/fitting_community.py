"""What of groups, trainings and discussions fits here as it is, and what has to change. Pure; asked
by planning and importing alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import replace

from oj_appliance.comments.rules import LONGEST_CONTENT as LONGEST_COMMENT
from oj_appliance.comments.rules import without_autoplay
from oj_appliance.configuration.codes import new_code
from oj_appliance.discussions import rules as discussion_rules
from oj_appliance.groups.life import rules as group_rules
from oj_appliance.groups.types import Entry, Level
from oj_appliance.site_move.rules import numbered
from oj_appliance.site_move.systems.system import line_of
from oj_appliance.site_move.types import (
    MovedComment,
    MovedDiscussion,
    MovedGroup,
    MovedTraining,
    Remark,
)

USUAL_CATEGORY = "-"
LONGEST_PASSWORD = 50
LONGEST_TITLE = 500
LONGEST_DESCRIPTION = 65_535
LARGEST_RANK = 2**31 - 1
_NO_SHORT_NAME = re.compile(r"[^A-Za-z0-9_]")
_PASSWORD = 8


def fitted_group(
    group: MovedGroup, people: Collection[str], is_taken: Callable[[str], bool]
) -> tuple[MovedGroup, list[Remark]]:
    """With names that nobody has here, and those members alone who have come."""
    remarks = []
    name = numbered(
        _padded(line_of(group.name, group_rules.NAME[1]), group_rules.NAME),
        group_rules.NAME[1],
        is_taken,
    )
    short = _NO_SHORT_NAME.sub("_", group.short_name)[: group_rules.SHORT_NAME[1]]
    short = numbered(_padded(short, group_rules.SHORT_NAME), group_rules.SHORT_NAME[1], is_taken)
    if (name, short) != (group.name, group.short_name):
        remarks.append(Remark("move.group_renamed"))
    if group.owner not in people:
        remarks.append(Remark("move.group_owner"))
    auth = group.auth if group.auth in tuple(Entry) else Entry.PRIVATE
    code = group.code
    if auth != Entry.PUBLIC and len(code or "") != group_rules.CODE_LENGTH:
        code = new_code(group_rules.CODE_LENGTH)
        remarks.append(Remark("move.group_code"))
    levels = {
        person: level
        for person, level in group.members.items()
        if person in people and level in tuple(Level)
    }
    return replace(
        group,
        name=name,
        short_name=short,
        brief=_padded(line_of(group.brief, group_rules.BRIEF[1]), group_rules.BRIEF),
        description=_padded(
            group.description[: group_rules.DESCRIPTION[1]], group_rules.DESCRIPTION
        ),
        auth=auth,
        code=code if auth != Entry.PUBLIC else None,
        members=levels,
    ), remarks


def _padded(text: str, bounds: tuple[int, int]) -> str:
    text = text.strip()
    return text + "_" * (bounds[0] - len(text))


def fitted_training(
    training: MovedTraining, groups: Collection[str], problems: Collection[str]
) -> tuple[MovedTraining | None, list[Remark]]:
    """None for one of a group that does not come: it is nobody else's."""
    if training.group is not None and training.group not in groups:
        return None, [Remark("move.group_gone")]
    remarks = []
    password = (training.password or "")[:LONGEST_PASSWORD] or None
    if training.is_private and password is None:
        password = new_code(_PASSWORD)
        remarks.append(Remark("move.training_password"))
    kept, pids, names = [], set[str](), set[str]()
    for each in training.problems:
        if each.problem in problems and each.problem not in pids and each.display_id not in names:
            pids.add(each.problem)
            names.add(each.display_id)
            kept.append(replace(each, rank=min(max(each.rank, 0), LARGEST_RANK)))
    if len(kept) < len(training.problems):
        remarks.append(Remark("move.training_problems"))
    title = line_of(training.title, LONGEST_TITLE) or "?"
    return replace(
        training,
        title=title,
        description=training.description[:LONGEST_DESCRIPTION].strip() or title,
        password=password if training.is_private else None,
        rank=min(max(training.rank, 0), LARGEST_RANK),
        category=training.category or USUAL_CATEGORY,
        problems=tuple(kept),
    ), remarks


def fitted_discussion(
    discussion: MovedDiscussion, groups: Collection[str], people: Collection[str]
) -> tuple[MovedDiscussion | None, list[Remark]]:
    """None where its group or its author does not come."""
    if discussion.group is not None and discussion.group not in groups:
        return None, [Remark("move.group_gone")]
    if discussion.person not in people:
        return None, [Remark("move.nobodys_words")]
    title = line_of(discussion.title, discussion_rules.LONGEST_TITLE) or "?"
    description = line_of(discussion.description, discussion_rules.LONGEST_DESCRIPTION) or title
    content = discussion.content[: discussion_rules.LONGEST_CONTENT]
    comments = tuple(filter(None, (_fitted_comment(each, people) for each in discussion.comments)))
    told = sum(1 + len(each.replies) for each in discussion.comments)
    remarks = [] if _count(comments) == told else [Remark("move.nobodys_words")]
    return replace(
        discussion,
        title=title,
        description=description,
        content=without_autoplay(content) if content.strip() else title,
        category=discussion.category or USUAL_CATEGORY,
        comments=comments,
    ), remarks


def _fitted_comment(comment: MovedComment, people: Collection[str]) -> MovedComment | None:
    if comment.person not in people or not comment.content.strip():
        return None
    replies = tuple(
        replace(each, content=_said(each.content))
        for each in comment.replies
        if each.person in people and each.to in people and each.content.strip()
    )
    return replace(comment, content=_said(comment.content), replies=replies)


def _said(content: str) -> str:
    return without_autoplay(content[:LONGEST_COMMENT])


def _count(comments: Collection[MovedComment]) -> int:
    return sum(1 + len(each.replies) for each in comments)


def words_of(discussion: MovedDiscussion) -> int:
    """Comments and replies."""
    return _count(discussion.comments)
