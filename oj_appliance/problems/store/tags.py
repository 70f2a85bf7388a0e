"""Queries on tags and their classifications."""

from __future__ import annotations

import json
from collections.abc import Iterable

from peewee import JOIN, fn

from oj_appliance.problems.model import ProblemTag, Tag, TagClassification
from oj_appliance.problems.store.languages import OWN_BANK
from oj_appliance.problems.types.problem import TagName
from oj_appliance.problems.types.tags import ClassificationRecord, TagRecord
from oj_appliance.storage.base import fetch_all, tuples

_COLUMNS = (Tag.id, Tag.name, Tag.color, Tag.oj, Tag.group_id, Tag.classification)
_CLASS_COLUMNS = (
    TagClassification.id,
    TagClassification.name,
    TagClassification.oj,
    TagClassification.rank,
    TagClassification.created_at,
    TagClassification.updated_at,
)

TAGS_OF_PROBLEMS = """
SELECT problem_tag.problem_id, tag.id, tag.name, tag.color, tag.oj, tag.group_id,
       tag.classification_id
FROM json_each(?) AS wanted
CROSS JOIN problem_tag
CROSS JOIN tag
WHERE problem_tag.problem_id = wanted.value AND tag.id = problem_tag.tag_id
"""


def tags_of(pids: Iterable[int]) -> dict[int, list[TagRecord]]:
    """Tags of each problem, in the order in which they were made."""
    found: dict[int, list[TagRecord]] = {}
    for pid, *columns in fetch_all(TAGS_OF_PROBLEMS, json.dumps(list(pids))):
        found.setdefault(pid, []).append(TagRecord(*columns))
    for tags in found.values():
        tags.sort(key=lambda tag: tag.id)
    return found


def site_tags(oj: str | None) -> list[TagRecord]:
    """Tags that belong to no group, of one judge or of all."""
    query = Tag.select(*_COLUMNS).where(Tag.group_id.is_null())
    if oj is not None:
        query = query.where(Tag.oj == oj)
    return [TagRecord(*row) for row in tuples(query.order_by(Tag.id))]


def find_tag(tag_id: int) -> TagRecord | None:
    """A tag of any judge that belongs to no group."""
    rows = tuples(Tag.select(*_COLUMNS).where(Tag.id == tag_id, Tag.group_id.is_null()))
    return TagRecord(*rows[0]) if rows else None


def tag_id_of_name(name: str, oj: str) -> int | None:
    """The site's tag of this name."""
    query = Tag.select(Tag.id).where(Tag.name == name, Tag.oj == oj, Tag.group_id.is_null())
    rows = tuples(query)
    return int(rows[0][0]) if rows else None


def insert_tag(
    name: str,
    color: str | None,
    oj: str,
    classification_id: int | None,
    *,
    now: int,
    group_id: int | None = None,
) -> int:
    return int(
        Tag.insert(
            name=name,
            color=color,
            oj=oj,
            group_id=group_id,
            classification=classification_id,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update_tag(record: TagRecord, *, now: int) -> None:
    """Name, colour and classification."""
    Tag.update(
        name=record.name,
        color=record.color,
        classification=record.classification_id,
        updated_at=now,
    ).where(Tag.id == record.id).execute()


def delete_tag(tag_id: int) -> None:
    """Its links go with it."""
    Tag.delete().where(Tag.id == tag_id).execute()


def count_problems_with(tag_id: int) -> int:
    return int(ProblemTag.select().where(ProblemTag.tag == tag_id).count())


def problem_counts(oj: str | None) -> dict[int, int]:
    """Of the site's tags of one judge or of all: on how many problems each stands."""
    query = (
        Tag.select(Tag.id, fn.count(ProblemTag.problem))
        .join(ProblemTag, JOIN.LEFT_OUTER, on=(ProblemTag.tag == Tag.id))
        .where(Tag.group_id.is_null())
        .group_by(Tag.id)
        .order_by(Tag.id)
    )
    if oj is not None:
        query = query.where(Tag.oj == oj)
    return {int(tag_id): int(count) for tag_id, count in tuples(query)}


def put_beside(tag_id: int, further: int, *, now: int) -> int:
    """Puts `further` on the problems of a tag that lack it; how many those were."""
    has = ProblemTag.select(ProblemTag.problem).where(ProblemTag.tag == further)
    query = ProblemTag.select(ProblemTag.problem).where(
        ProblemTag.tag == tag_id, ProblemTag.problem.not_in(has)
    )
    pids = [pid for (pid,) in tuples(query)]
    for pid in pids:
        ProblemTag.insert(problem=pid, tag=further, created_at=now, updated_at=now).execute()
    return len(pids)


def find_site_tag(tag_id: int) -> TagRecord | None:
    """A tag of the own bank that belongs to no group."""
    query = Tag.select(*_COLUMNS).where(
        Tag.id == tag_id, Tag.group_id.is_null(), Tag.oj == OWN_BANK
    )
    rows = tuples(query)
    return TagRecord(*rows[0]) if rows else None


def find_classification(classification_id: int) -> ClassificationRecord | None:
    query = TagClassification.select(*_CLASS_COLUMNS)
    rows = tuples(query.where(TagClassification.id == classification_id))
    return ClassificationRecord(*rows[0]) if rows else None


def classification_id_of_name(name: str, oj: str) -> int | None:
    query = TagClassification.select(TagClassification.id)
    rows = tuples(query.where(TagClassification.name == name, TagClassification.oj == oj))
    return int(rows[0][0]) if rows else None


def insert_classification(name: str, oj: str, rank: int, *, now: int) -> int:
    return int(
        TagClassification.insert(
            name=name, oj=oj, rank=rank, created_at=now, updated_at=now
        ).execute()
    )


def update_classification(record: ClassificationRecord, *, now: int) -> None:
    """Name and rank."""
    TagClassification.update(name=record.name, rank=record.rank, updated_at=now).where(
        TagClassification.id == record.id
    ).execute()


def delete_classification(classification_id: int) -> None:
    """Its tags become unclassified."""
    TagClassification.delete().where(TagClassification.id == classification_id).execute()


def classifications(oj: str | None) -> list[ClassificationRecord]:
    """By rank; of all judges: the own bank's first, then by judge."""
    query = TagClassification.select(*_CLASS_COLUMNS)
    if oj is not None:
        query = query.where(TagClassification.oj == oj)
    ordered = query.order_by(
        (TagClassification.oj == OWN_BANK).desc(),
        TagClassification.oj,
        TagClassification.rank,
        TagClassification.id,
    )
    return [ClassificationRecord(*row) for row in tuples(ordered)]


def replace_tags(pid: int, tags: Iterable[TagName], *, now: int) -> None:
    """Puts these tags on the problem; a name that the own bank and, where the tag is to be a
    group's, that group lack becomes a new tag."""
    set_tags(pid, [_tag_id(tag, now=now) for tag in tags], now=now)


def set_tags(pid: int, tag_ids: Iterable[int], *, now: int) -> None:
    ProblemTag.delete().where(ProblemTag.problem == pid).execute()
    for tag_id in dict.fromkeys(tag_ids):
        ProblemTag.insert(problem=pid, tag=tag_id, created_at=now, updated_at=now).execute()


def _tag_id(tag: TagName, *, now: int) -> int:
    name, gid = tag.name.strip(), tag.group_id
    known = tag_id_of_name(name, OWN_BANK)
    if known is None and gid is not None:
        known = _tag_id_in_group(name, gid)
    if known is not None:
        return known
    return insert_tag(name, tag.color, OWN_BANK, None, now=now, group_id=gid)


def _tag_id_in_group(name: str, gid: int) -> int | None:
    rows = tuples(Tag.select(Tag.id).where(Tag.name == name, Tag.group_id == gid))
    return int(rows[0][0]) if rows else None


def tags_in_group(gid: int) -> list[TagRecord]:
    """The site's own, and those of this group."""
    query = Tag.select(*_COLUMNS).where(
        Tag.oj == OWN_BANK, Tag.group_id.is_null() | (Tag.group_id == gid)
    )
    return [TagRecord(*row) for row in tuples(query.order_by(Tag.id))]


def find_group_tag(tag_id: int) -> TagRecord | None:
    """A tag that belongs to some group."""
    rows = tuples(Tag.select(*_COLUMNS).where(Tag.id == tag_id, Tag.group_id.is_null(False)))
    return TagRecord(*rows[0]) if rows else None


def delete_tags_of_group(gid: int) -> None:
    Tag.delete().where(Tag.group_id == gid).execute()
