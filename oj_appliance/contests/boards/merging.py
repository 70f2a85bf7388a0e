"""Records of other contests on this one's board, as if they were its own: their people compete from
the beginning, at the pace at which they went (contract scoreboard.md §4). Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import BoardSettings, Record


def taken_in(
    settings: BoardSettings,
    others: Iterable[tuple[BoardSettings, Standings]],
    *,
    until_second: int,
) -> Iterator[tuple[str, int, Record]]:
    """Problems are the same that bear the same display id. `until_second` is how far this contest
    has come."""
    here = {display_id: problem for problem, display_id in settings.problems}
    measure = settings.measure
    for other, standings in others:
        names = dict(other.problems)
        for uid, problem, records in standings.cells():
            if names[problem] not in here:
                continue
            for record in records:
                if record.second <= until_second:
                    is_late = measure.start + record.second * 1000 >= measure.end
                    yield uid, here[names[problem]], replace(record, is_late=is_late)
