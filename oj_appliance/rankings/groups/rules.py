"""The order of a group's rank (contract group.md §8). Pure."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from oj_appliance.rankings.groups.types import GroupRankRow, Member
from oj_appliance.rankings.types import PersonSearch, RankType

FOR_BEST, FOR_SOLVED = Fraction(1, 10), 2


def score_of(best: int, solved: int) -> int:
    """Halves are rounded up."""
    return int(FOR_BEST * best + FOR_SOLVED * solved + Fraction(1, 2))


def ranked(
    members: Iterable[Member],
    submitted: dict[str, int],
    solved: dict[str, int],
    best: dict[str, int],
) -> list[GroupRankRow]:
    """Everybody's row, by name: who has done nothing stands in it, too."""
    rows = [
        GroupRankRow(
            member,
            solved.get(member.uid, 0),
            submitted.get(member.uid, 0),
            score_of(best.get(member.uid, 0), solved.get(member.uid, 0)),
        )
        for member in members
    ]
    return sorted(rows, key=lambda row: row.member.username.lower())


def in_order(rows: Iterable[GroupRankRow], kind: RankType) -> list[GroupRankRow]:
    """Equal ones stay in the order in which they come."""
    if kind is RankType.ACM:
        return sorted(rows, key=lambda row: (-row.solved, row.submissions))
    return sorted(rows, key=lambda row: (-row.score, -row.solved))


def found(rows: Iterable[GroupRankRow], search: PersonSearch) -> list[GroupRankRow]:
    """Those with the word in one of the names by which the searcher may find people."""
    wanted = search.word.casefold()
    return [
        row
        for row in rows
        if any(wanted in (getattr(row.member, name) or "").casefold() for name in search.columns)
    ]
