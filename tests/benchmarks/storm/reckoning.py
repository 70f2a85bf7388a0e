"""The board of a storm from what its participants were told alone, and what else is wrong with what
the server says in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.benchmarks.storm.contest import StormContest
from tests.benchmarks.storm.noted import Acknowledged
from tests.oj_appliance.contests.boards.plain_board import Settings, Submitted, plain_board

TOLD = ("rank", "uid", "ac", "total", "totalTime", "submissionInfo")
Row = dict[str, Any]


def reckoned_board(
    contest: StormContest, acknowledged: Iterable[Acknowledged], *, is_sealed: bool
) -> list[Row]:
    """As the wire has it, of the words in TOLD."""
    names = {pid: display_id for display_id, pid in contest.problems.items()}
    settings = Settings(
        scoring="acm",
        start=contest.start,
        end=contest.end,
        seal=contest.seal,
        problems=frozenset(names),
    )
    submitted = [
        Submitted(each.submit_id, each.uid, contest.problems[each.problem], each.at, each.deserved)
        for each in acknowledged
    ]
    return [
        {
            "rank": row.rank,
            "uid": row.uid,
            "ac": row.ac,
            "total": row.total,
            "totalTime": row.time,
            "submissionInfo": {names[pid]: cell for pid, cell in row.cells.items()},
        }
        for row in plain_board(submitted, settings, is_sealed=is_sealed, with_late=False)
    ]


def board_faults(name: str, told: list[Row], reckoned: list[Row]) -> list[str]:
    """Where a board differs from what it must be; the first ten rows are enough to see why."""
    found = [{word: row[word] for word in TOLD} for row in told]
    if found == reckoned:
        return []
    if len(found) != len(reckoned):
        return [f"{name}: {len(found)} rows, reckoned {len(reckoned)}"]
    pairs = zip(found, reckoned, strict=True)
    return [f"{name}: {one}, reckoned {other}" for one, other in pairs if one != other][:10]


def submission_faults(
    acknowledged: list[Acknowledged], verdicts: Mapping[int, int], keys: Iterable[str | None]
) -> list[str]:
    """`verdicts` are the statuses that the server tells by submission, `keys` the idempotency keys
    of its rows: each must be there once."""
    deserved = {each.submit_id: each.deserved for each in acknowledged}
    sent: Counter[str | None] = Counter(each.key for each in acknowledged)
    stored = Counter(keys)
    faults = [f"{number} is lost" for number in deserved.keys() - verdicts.keys()]
    faults += [f"{number} was never sent" for number in verdicts.keys() - deserved.keys()]
    faults += [
        f"{number} has the verdict {verdicts[number]} and deserves {deserved[number]}"
        for number in deserved.keys() & verdicts.keys()
        if deserved[number] != verdicts[number]
    ]
    faults += [
        f"the key {key} has {stored[key]} rows and was acknowledged {sent[key]} times"
        for key in sent.keys() | stored.keys()
        if (stored[key], sent[key]) != (1, 1)
    ]
    return sorted(faults)
