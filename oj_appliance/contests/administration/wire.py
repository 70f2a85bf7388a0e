"""A contest as its organisers see and send it (contract admin.md §12)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from oj_appliance.clock import wire_time
from oj_appliance.contests.administration import rules
from oj_appliance.contests.administration.types import ContestDraft, ContestRow
from oj_appliance.contests.rules import status_of
from oj_appliance.contests.types import Award, Contest
from oj_appliance.web.wire import Id, Int, Moment, Time, at_most, read_moment, up_to

Name = Annotated[str, up_to(rules.LONGEST_USERNAME)]
Stars = Annotated[list[Name], at_most(rules.MOST_STARS)]


class AwardForm(msgspec.Struct):
    """`num` is a percentage or a number of places, by the contest's awardType."""

    priority: Int
    name: Annotated[str, up_to(rules.LONGEST_AWARD)]
    background: Annotated[str, up_to(7)]
    color: Annotated[str, up_to(7)]
    num: Int


Awards = Annotated[list[AwardForm], at_most(rules.MOST_AWARDS)]


class ContestBody(msgspec.Struct, kw_only=True):
    """Absent stays as it is stored, or as a new contest begins."""

    title: Annotated[str, up_to(rules.LONGEST_TITLE)] | UnsetType = UNSET
    type: Int | UnsetType = UNSET
    description: Annotated[str, up_to(rules.LONGEST_DESCRIPTION)] | UnsetType | None = UNSET
    auth: Int | UnsetType = UNSET
    pwd: Annotated[str, up_to(rules.LONGEST_PASSWORD)] | UnsetType | None = UNSET
    startTime: Moment | UnsetType = UNSET
    endTime: Moment | UnsetType = UNSET
    sealRank: bool | UnsetType = UNSET
    sealRankTime: Moment | UnsetType | None = UNSET
    autoRealRank: bool | UnsetType = UNSET
    visible: bool | UnsetType = UNSET
    openPrint: bool | UnsetType = UNSET
    openAccountLimit: bool | UnsetType = UNSET
    accountLimitRule: Annotated[str, up_to(rules.LONGEST_RULE)] | UnsetType | None = UNSET
    rankShowName: Annotated[str, up_to(10)] | UnsetType = UNSET
    starAccount: Stars | UnsetType | None = UNSET
    openRank: bool | UnsetType = UNSET
    oiRankScoreType: Annotated[str, up_to(10)] | UnsetType = UNSET
    awardType: Int | UnsetType = UNSET
    awardConfigList: Awards | UnsetType | None = UNSET
    allowEndSubmit: bool | UnsetType = UNSET


class ChangedContest(ContestBody, kw_only=True):
    id: Id
    gmtModified: Moment | None = None


class AdminContestRow(msgspec.Struct, kw_only=True):
    """Without the password; `duration` in seconds, `problems` and `registered` are how many."""

    id: int
    uid: str | None
    author: str
    title: str
    type: int
    source: int
    auth: int
    startTime: Time
    endTime: Time
    duration: int
    sealRank: bool
    sealRankTime: Time | None
    status: int
    visible: bool
    openRank: bool
    problems: int
    registered: int
    gmtCreate: Time
    gmtModified: Time


class AdminContest(msgspec.Struct, kw_only=True):
    id: int
    uid: str | None
    author: str
    title: str
    type: int
    description: str | None
    source: int
    auth: int
    pwd: str | None
    startTime: Time
    endTime: Time
    duration: int
    sealRank: bool
    sealRankTime: Time | None
    autoRealRank: bool
    status: int
    visible: bool
    openPrint: bool
    openAccountLimit: bool
    accountLimitRule: str | None
    rankShowName: str
    starAccount: list[str]
    openRank: bool
    oiRankScoreType: str
    gid: int | None
    awardType: int
    awardConfigList: list[AwardForm]
    allowEndSubmit: bool
    gmtCreate: Time
    gmtModified: Time


# What is called otherwise on the wire than in a contest.
_NAMES = {
    "startTime": "start_time",
    "endTime": "end_time",
    "sealRankTime": "seal_rank_time",
    "pwd": "password",
    "sealRank": "seal_rank",
    "autoRealRank": "auto_real_rank",
    "openPrint": "open_print",
    "openAccountLimit": "open_account_limit",
    "accountLimitRule": "account_limit_rule",
    "rankShowName": "rank_show_name",
    "starAccount": "star_accounts",
    "openRank": "open_rank",
    "oiRankScoreType": "oi_rank_score_type",
    "awardType": "award_type",
    "awardConfigList": "awards",
    "allowEndSubmit": "allow_end_submit",
}
_MOMENTS = ("startTime", "endTime", "sealRankTime")


def laid_over(base: ContestDraft, body: ContestBody) -> ContestDraft:
    """What was sent in the place of what was there. Raises http.bad_param for what is no time."""
    changes: dict[str, object] = {}
    for name in ContestBody.__struct_fields__:
        value = getattr(body, name)
        if value is UNSET:
            continue
        if name in _MOMENTS:
            value = read_moment(name, value)
        elif name == "starAccount":
            value = tuple(value or ())
        elif name == "awardConfigList":
            value = tuple(_award(each) for each in value or ())
        changes[_NAMES.get(name, name)] = value
    return replace(base, **changes)


def _award(form: AwardForm) -> Award:
    return Award(form.priority, form.name.strip(), form.background, form.color, form.num)


def admin_contest(contest: Contest, now: int) -> AdminContest:
    values = {name: getattr(contest, _NAMES.get(name, name)) for name in _SHOWN}
    return AdminContest(
        **values,
        **_dates(contest),
        gid=contest.group_id,
        duration=contest.duration_s,
        status=status_of(contest, now),
        starAccount=list(contest.star_accounts),
        awardConfigList=[AwardForm(**msgspec.structs.asdict(each)) for each in contest.awards],
    )


def admin_row(row: ContestRow, now: int) -> AdminContestRow:
    contest = row.contest
    values = {name: getattr(contest, _NAMES.get(name, name)) for name in _SHOWN_IN_ROW}
    return AdminContestRow(
        **values,
        **_dates(contest),
        duration=contest.duration_s,
        status=status_of(contest, now),
        problems=row.problems,
        registered=row.registered,
    )


_MADE_UP = (
    *("startTime", "endTime", "sealRankTime", "gmtCreate", "gmtModified", "gid", "duration"),
    *("status", "starAccount", "awardConfigList", "problems", "registered"),
)
_SHOWN = tuple(name for name in AdminContest.__struct_fields__ if name not in _MADE_UP)
_SHOWN_IN_ROW = tuple(name for name in AdminContestRow.__struct_fields__ if name not in _MADE_UP)


def _dates(contest: Contest) -> dict[str, Any]:
    seal = contest.seal_rank_time
    return {
        "startTime": wire_time(contest.start_time),
        "endTime": wire_time(contest.end_time),
        "sealRankTime": None if seal is None else wire_time(seal),
        "gmtCreate": wire_time(contest.created_at),
        "gmtModified": wire_time(contest.updated_at),
    }
