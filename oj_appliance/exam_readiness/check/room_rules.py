"""What of an exam's rooms would embarrass its teacher. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.contests.check.types import Finding, Severity, Where
from oj_appliance.exam_readiness.check.types import ExamFacts, found

WARNING, HINT = Severity.WARNING, Severity.HINT


def of_rooms(facts: ExamFacts) -> Iterator[Finding]:
    yield from _of_versions(facts)
    if not any(room.seated + room.free for room in facts.rooms):
        return
    if facts.unseated:
        yield found("no_seat", WARNING, Where.ROOMS, count=facts.unseated)
    # As long as nobody is seated, all will sit where they log in.
    if any(room.seated for room in facts.rooms):
        for room in facts.rooms:
            if room.free:
                yield found("free_seats", HINT, Where.ROOMS, room=room.name, count=room.free)


def _of_versions(facts: ExamFacts) -> Iterator[Finding]:
    versions = {each.link.version for each in facts.problems} - {None}
    if versions and facts.without_version:
        yield found("no_version", WARNING, Where.ROOMS, count=facts.without_version)
    for room in facts.rooms:
        if versions and room.version is None:
            yield found("room_without_version", WARNING, Where.ROOMS, room=room.name)
        elif room.version is not None and room.version not in versions:
            yield found(
                "room_of_no_version",
                WARNING,
                Where.ROOMS,
                room=room.name,
                version=room.version,
            )
