"""How a later sheet of results differs from a signed one. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.exam_results.types import Difference, ResultPerson, ResultSheet

NAMES = {"name": "realname", "number": "number", "class": "class_name"}


def differences(before: ResultSheet, after: ResultSheet) -> list[Difference]:
    """Person by person in the later sheet's order, then those who are no longer in it. What a
    result sheet shows counts; by which of two submissions of the same points does not."""
    old = {each.uid: each for each in before.people}
    found: list[Difference] = []
    for person in after.people:
        earlier = old.pop(person.uid, None)
        if earlier is None:
            found.append(_told(person, "joined", after=str(person.score)))
        else:
            found.extend(_of_person(earlier, person))
    found.extend(_told(each, "left", before=str(each.score)) for each in old.values())
    return found


def _of_person(before: ResultPerson, after: ResultPerson) -> Iterator[Difference]:
    for display_id in dict.fromkeys((*before.cells, *after.cells)):
        old, new = _points(before, display_id), _points(after, display_id)
        if old != new:
            yield _told(after, "points", display_id, old, new)
    for what, field in NAMES.items():
        old, new = getattr(before, field), getattr(after, field)
        if old != new:
            yield _told(after, what, None, old, new)
    for what, was, now in (
        ("total", before.score, after.score),
        ("rank", before.rank, after.rank),
    ):
        if was != now:
            yield _told(after, what, None, str(was), str(now))


def _points(person: ResultPerson, display_id: str) -> str | None:
    cell = person.cells.get(display_id)
    return None if cell is None else str(cell.score)


def _told(
    person: ResultPerson,
    what: str,
    display_id: str | None = None,
    before: str | None = None,
    after: str | None = None,
) -> Difference:
    return Difference(person.uid, person.username, person.realname, what, display_id, before, after)
