"""Contests in memory, for what asks no database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from oj_appliance.clock import Clock
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.places.participation import Participation

START, SEAL, END = 1000, 3000, 5000  # epoch ms


def contest(number: int = 1, **values: Any) -> Contest:
    """A public ACM contest of nobody's that is sealed in its last part and opens by itself."""
    usual: dict[str, Any] = {
        **{"id": number, "uid": None, "author": "", "title": f"Contest {number}", "type": 0},
        **{"description": None, "source": 0, "auth": 0, "password": None},
        **{"start_time": START, "end_time": END, "seal_rank": True, "seal_rank_time": SEAL},
        **{"auto_real_rank": True, "visible": True, "open_print": False},
        **{"open_account_limit": False, "account_limit_rule": None, "open_rank": False},
        **{"rank_show_name": "username", "star_accounts": (), "group_id": None},
        **{"oi_rank_score_type": "Recent", "award_type": 0, "awards": ()},
        **{"allow_end_submit": False, "modified_user": None, "created_at": 0, "updated_at": 0},
    }
    return Contest(**{**usual, **values})


def problem(pid: int, display_id: str, *, cid: int = 1, auth: int = 1) -> ContestProblem:
    return ContestProblem(cid * 100 + pid, cid, pid, display_id, f"Title {pid}", None, auth, 0, 0)


class StagedContests(KnownContests):
    def __init__(
        self,
        contests: Collection[Contest],
        problems: Collection[ContestProblem] = (),
        registered: Collection[tuple[int, str]] = (),
        virtual: Collection[Participation] = (),
    ) -> None:
        self._staged = {each.id: each for each in contests}
        self._listed = tuple(problems)
        self._who = frozenset(registered)
        self._taking_part = {(each.place.id, each.uid): each for each in virtual}

    def find(self, contest_id: int) -> Contest | None:
        return self._staged.get(contest_id)

    def all(self) -> Collection[Contest]:
        return self._staged.values()

    def problems(self, contest_id: int) -> tuple[ContestProblem, ...]:
        return tuple(each for each in self._listed if each.contest_id == contest_id)

    def is_registered(self, contest_id: int, uid: str | None) -> bool:
        return (contest_id, uid) in self._who

    def virtual(self, contest_id: int, uid: str | None) -> Participation | None:
        return None if uid is None else self._taking_part.get((contest_id, uid))


class StandingClock(Clock):
    def __init__(self, now: int) -> None:
        self.now = now

    def now_ms(self) -> int:
        return self.now
