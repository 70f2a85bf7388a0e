"""Which backups stay: the newest nights, one of each of the last weeks and months, the newest
before an upgrade. What somebody made by hand stays until somebody removes it. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
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
    """Names of those that go, the oldest first. `bad` are known not to open: they count as none,
    and go once there is a newer one that is good. The newest good one of all never goes."""
    by_age = sorted(backups, key=lambda each: (each.at, each.name), reverse=True)
    good = [each for each in by_age if each.name not in bad]
    nights = [each for each in good if each.kind == NIGHTLY]
    kept = {each.name for each in good[:1]} | {each.name for each in nights[: rule.nights]}
    kept |= _newest_of_each(nights, _week, rule.weeks) | _newest_of_each(
        nights, _month, rule.months
    )
    for is_whole in (True, False):
        before = [each for each in good if each.kind == UPGRADE and each.is_whole is is_whole]
        kept |= {each.name for each in before[: rule.upgrades]}
    removable = (each for each in reversed(by_age) if each.kind in (NIGHTLY, UPGRADE))
    return [
        each.name
        for each in removable
        if each.name not in kept and (each.name not in bad or _is_followed(each, good))
    ]


def _is_followed(backup: Backup, good: Iterable[Backup]) -> bool:
    return any(each.at > backup.at for each in good)


def _newest_of_each(
    nights: Sequence[Backup], span: Callable[[datetime], tuple[int, int]], count: int
) -> set[str]:
    newest: dict[tuple[int, int], str] = {}
    for each in nights:
        newest.setdefault(span(datetime.fromtimestamp(each.at / 1000, UTC)), each.name)
    return set(list(newest.values())[:count])


def _week(at: datetime) -> tuple[int, int]:
    return at.isocalendar()[:2]


def _month(at: datetime) -> tuple[int, int]:
    return at.year, at.month
