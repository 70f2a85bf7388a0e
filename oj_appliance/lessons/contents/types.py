"""What teachers write of groups and items."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.lessons.types import FileKind, Item


class GroupDraft(NamedTuple):
    """Without a `seq` behind those that are there, or where it stands; for all where `gids` is
    empty, and without it for whom it was."""

    name: str
    seq: int | None
    gids: tuple[int, ...] | None


class ItemDraft(msgspec.Struct, frozen=True, kw_only=True):
    """One of `url`, `pid` (a problem's number), `display_id` (a problem's) and `tid` says what it
    is."""

    group_id: int
    title: str = ""
    url: str | None = None
    pid: int | None = None
    display_id: str | None = None
    tid: int | None = None
    is_visible: bool = True
    is_not_video: bool = True
    seq: int | None = None


class Meant(NamedTuple):
    """What an item's address, problem or training came to."""

    url: str
    file_id: int | None = None
    kind: FileKind | None = None
    problem_id: int | None = None
    training_id: int | None = None


class GroupOrder(NamedTuple):
    """Numbers of items, in their order, of a group."""

    group_id: int
    item_ids: tuple[int, ...]


def draft_of_item(item: Item) -> ItemDraft:
    return ItemDraft(
        group_id=item.group_id,
        title=item.title,
        url=item.url if item.problem is None and item.training_id is None else None,
        pid=None if item.problem is None else item.problem.id,
        tid=item.training_id,
        is_visible=item.is_visible,
        is_not_video=item.is_not_video,
        seq=item.seq,
    )
