"""What the rooms of contests hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple

import msgspec

from oj_appliance.groups.holding import HoldingGroup
from oj_appliance.places.types import Kind, Place


class Rule(IntEnum):
    """S2 §9."""

    ACM = 0
    OI = 1


class ContestAuth(IntEnum):
    """Who may look and submit: everybody; whoever registered; look everybody, submit whoever
    registered (S2 §4)."""

    PUBLIC = 0
    PRIVATE = 1
    PROTECTED = 2


class Status(IntEnum):
    """S2 §9. Computed from the clock, never stored."""

    SCHEDULED = -1
    RUNNING = 0
    ENDED = 1


class ScoreType(StrEnum):
    """Which submission of a problem counts in OI."""

    RECENT = "Recent"
    HIGHEST = "Highest"


class ShownName(StrEnum):
    """Which name of a person the boards show."""

    USERNAME = "username"
    NICKNAME = "nickname"
    REALNAME = "realname"


class AwardType(IntEnum):
    NONE = 0
    PROPORTION = 1
    COUNT = 2


class Award(msgspec.Struct, frozen=True):
    """`num` is a percentage of the ranked or a number of places, by the contest's award type."""

    priority: int
    name: str
    background: str
    color: str
    num: int


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A stored contest. `uid` is its creator's, None once that account is gone; `source` the number
    of the contest that it was cloned from, or 0; `modified_user` whoever saved it last; `group`
    says who is what in that of `group_id`."""

    id: int
    uid: str | None
    author: str
    title: str
    type: int
    description: str | None
    source: int
    auth: int
    password: str | None
    start_time: int
    end_time: int
    seal_rank: bool
    seal_rank_time: int | None
    auto_real_rank: bool
    visible: bool
    open_print: bool
    open_account_limit: bool
    account_limit_rule: str | None
    rank_show_name: str
    star_accounts: tuple[str, ...]
    open_rank: bool
    oi_rank_score_type: str
    group_id: int | None
    award_type: int
    awards: tuple[Award, ...]
    allow_end_submit: bool
    modified_user: str | None
    created_at: int
    updated_at: int
    group: HoldingGroup | None = None

    @property
    def duration_s(self) -> int:
        return (self.end_time - self.start_time) // 1000

    @property
    def place(self) -> Place:
        within = None if self.group_id is None else Place(Kind.GROUP, self.group_id)
        return Place(Kind.CONTEST, self.id, within)


class ContestProblem(msgspec.Struct, frozen=True):
    """A problem as a contest names it; `color` is the balloon's, such as #e6bf25. `auth` is the
    problem's own: a private one is not shown."""

    id: int
    contest_id: int
    problem_id: int
    display_id: str
    display_title: str
    color: str | None
    auth: int
    created_at: int
    updated_at: int


class ContestFilter(NamedTuple):
    """What a list of contests is asked for; None = any. `keyword` is part of a title."""

    status: int | None = None
    type: int | None = None
    keyword: str | None = None


class ContestChanged(NamedTuple):
    """Event, after the commit: the contest, its problems or who is registered is another, or it is
    gone, and so may be submissions in it."""

    contest_id: int


class HintKind(StrEnum):
    """What of a contest is to be read again."""

    STATE = "state"
    ANNOUNCEMENT = "announcement"
    BOARD = "board"
    COMMENT = "comment"
    TIME = "time"
