"""Use cases on several tags at once, and what each is used for (contract admin.md §9)."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.problems.bank import ProblemBank
from oj_appliance.problems.store import tags
from oj_appliance.problems.tags.editing import delete_one_tag, log_tag, tag_view
from oj_appliance.problems.types.tags import TagRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

MOST_TAGS_AT_ONCE = 500


class TagTidying:
    def __init__(self, database: Database, clock: Clock, bank: ProblemBank) -> None:
        self._database = database
        self._clock = clock
        self._bank = bank

    async def usage(self, oj: str | None) -> dict[int, int]:
        """On how many problems each tag of a judge (or of all) stands, by its id."""
        return await self._database.read(tags.problem_counts, oj)

    async def merge(self, tag_ids: Sequence[int], into: int, editor: Actor) -> None:
        """The problems of `tag_ids` get `into`, and those tags go. Raises update.failed when there
        is no such tag, http.bad_param when `into` is one of them or of another judge."""
        _check_distinct(tag_ids)
        if into in tag_ids:
            raise BadRequestError("http.bad_param", name="into")
        await self._database.write(self._merge, tag_ids, into, editor, self._clock.now_ms())
        await self._bank.forget()

    def _merge(self, tag_ids: Sequence[int], into: int, editor: Actor, now: int) -> None:
        target = _found(into)
        for tag in [_found(each) for each in tag_ids]:
            if tag.oj != target.oj:
                raise BadRequestError("http.bad_param", name="into")
            before = {**tag_view(tag), "problems": tags.count_problems_with(tag.id)}
            added = tags.put_beside(tag.id, into, now=now)
            tags.delete_tag(tag.id)
            after = {"name": target.name, "problems": added}
            log_tag(editor, "tag.merge", {"tagId": tag.id, "name": tag.name}, before, after, now)

    async def delete_several(self, tag_ids: Sequence[int], editor: Actor) -> None:
        """Takes them off every problem, all or none. Raises delete.failed, http.bad_param."""
        _check_distinct(tag_ids)
        await self._database.write(self._delete_several, tag_ids, editor, self._clock.now_ms())
        await self._bank.forget()

    def _delete_several(self, tag_ids: Sequence[int], editor: Actor, now: int) -> None:
        for tag_id in tag_ids:
            delete_one_tag(tag_id, editor, now)


def _check_distinct(tag_ids: Sequence[int]) -> None:
    if len(set(tag_ids)) < len(tag_ids):
        raise BadRequestError("http.bad_param", name="tids")


def _found(tag_id: int) -> TagRecord:
    found = tags.find_tag(tag_id)
    if found is None:
        raise ApiError("update.failed")
    return found
