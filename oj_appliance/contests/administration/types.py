"""What the rooms of the contests' back-office hand to each other."""

from __future__ import annotations

import msgspec

from oj_appliance.contests.types import Award, Contest, ScoreType, ShownName


class ContestDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What an organiser decides of a contest; names and units as in Contest. The values here are
    those of a new one (S3 §9); what has none that would do is refused until it is given."""

    title: str = ""
    type: int = -1
    description: str | None = None
    auth: int = -1
    password: str | None = None
    start_time: int = 0
    end_time: int = 0
    seal_rank: bool = False
    seal_rank_time: int | None = None
    auto_real_rank: bool = True
    visible: bool = True
    open_print: bool = False
    open_account_limit: bool = False
    account_limit_rule: str | None = None
    rank_show_name: str = ShownName.USERNAME
    star_accounts: tuple[str, ...] = ()
    open_rank: bool = False
    oi_rank_score_type: str = ScoreType.RECENT
    award_type: int = 0
    awards: tuple[Award, ...] = ()
    allow_end_submit: bool = False


def draft_of(contest: Contest) -> ContestDraft:
    """A stored contest as its organiser left it."""
    names = ContestDraft.__struct_fields__
    return ContestDraft(**{name: getattr(contest, name) for name in names})


class ContestRow(msgspec.Struct, frozen=True):
    """A line of the back-office's list: the contest, and what is in it."""

    contest: Contest
    problems: int
    registered: int
