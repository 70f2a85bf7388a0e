"""Which backups stay: the newest nights, one of each of the last weeks and months, the newest
before an upgrade. What somebody made by hand stays until somebody removes it. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from oj_appliance.backups.types import NIGHTLY, UPGRADE, Backup

MOST_OF_EACH = 100


@dataclass(frozen=True, slots=True)
class Rule:
    """How many of each stay. One night and one before an upgrade at least."""

    nights: int = 7
    weeks: int = 4
    months: int = 12
    upgrades: int = 3


def surplus(backups: Sequence[Backup], rule: Rule, bad: Collection[str] = ()) -> list[str]:
    """Names of those that go, the oldest first. `bad` would not open when somebody tried: they take
    no good one's place, and go when they are older than all that stay. The newest good one of all
    never goes."""
    by_age = sorted(backups, key=lambda each: (each.at, each.name), reverse=True)
    good = [each for each in by_age if each.name not in bad]
    nights = [each for each in good if each.kind == NIGHTLY]
    kept = [*good[:1], *nights[: rule.nights]]
    kept += _newest_of_each(nights, _week, rule.weeks)
    kept += _newest_of_each(nights, _month, rule.months)
    for is_whole in (True, False):
        before = [each for each in good if each.kind == UPGRADE and each.is_whole is is_whole]
        kept += before[: rule.upgrades]
    names, oldest = {each.name for each in kept}, min((each.at for each in kept), default=0)
    return [
        each.name
        for each in reversed(by_age)
        if each.kind in (NIGHTLY, UPGRADE)
        and each.name not in names
        and (each.name not in bad or each.at < oldest)
    ]


def _newest_of_each(
    nights: Sequence[Backup], span: Callable[[datetime], tuple[int, int]], count: int
) -> list[Backup]:
    newest: dict[tuple[int, int], Backup] = {}
    for each in nights:
        newest.setdefault(span(datetime.fromtimestamp(each.at / 1000, UTC)), each)
    return list(newest.values())[:count]


def _week(at: datetime) -> tuple[int, int]:
    return at.isocalendar()[:2]


def _month(at: datetime) -> tuple[int, int]:
    return at.year, at.month
