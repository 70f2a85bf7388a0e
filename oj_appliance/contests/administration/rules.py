"""What an organiser may save (contract admin.md §12, S3 §5 and §9). Pure; moments are epoch ms."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from oj_appliance.contests import account_rule
from oj_appliance.contests.administration.types import ContestDraft
from oj_appliance.contests.types import (
    Award,
    AwardType,
    Contest,
    ContestAuth,
    Rule,
    ScoreType,
    ShownName,
)
from oj_appliance.errors import ApiError, BadRequestError

LONGEST_TITLE = 500
LONGEST_DESCRIPTION = 65_535
LONGEST_PASSWORD = 50
LONGEST_USERNAME = 20
LONGEST_RULE = 20_000  # a thousand extra accounts
MOST_STARS = 1000
MOST_AWARDS = 20
LONGEST_AWARD = 50
LARGEST_AWARD = 100_000
HUNDRED_PERCENT = 100
CLONED = " [Cloned]"
COLOR = re.compile(r"#[0-9a-fA-F]{6}")

USUAL_AWARDS = (
    Award(1, "Gold", "#e6bf25", "#ffffff", 10),
    Award(2, "Silver", "#b4c0c7", "#ffffff", 20),
    Award(3, "Bronze", "#CD7F32", "#ffffff", 30),
)


def settled(draft: ContestDraft) -> ContestDraft:
    """As it is stored: without what its other settings leave without a meaning. Raises the keys of
    `check_draft`."""
    draft = replace(
        draft,
        title=draft.title.strip(),
        password=draft.password or None if draft.auth != ContestAuth.PUBLIC else None,
        seal_rank_time=draft.seal_rank_time if draft.seal_rank else None,
        account_limit_rule=(draft.account_limit_rule or "").strip() or None,
        star_accounts=distinct(draft.star_accounts),
        awards=_awards(draft),
    )
    check_draft(draft)
    return draft


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """Without blanks and repetitions, in their order."""
    return tuple(dict.fromkeys(name.strip() for name in names if name.strip()))


def _awards(draft: ContestDraft) -> tuple[Award, ...]:
    if draft.award_type == AwardType.NONE:
        return ()
    return tuple(sorted(draft.awards or USUAL_AWARDS, key=lambda award: award.priority))


def check_draft(draft: ContestDraft) -> None:
    """Raises contest.bad_title, contest.bad_type, contest.bad_score_type, contest.bad_auth,
    contest.bad_time, contest.pwd_required, contest.bad_account_rule, contest.bad_awards,
    content.too_long, http.bad_param."""
    if not 1 <= len(draft.title) <= LONGEST_TITLE:
        raise ApiError("contest.bad_title", field="title")
    if draft.type not in tuple(Rule):
        raise ApiError("contest.bad_type", field="type")
    if draft.auth not in tuple(ContestAuth):
        raise ApiError("contest.bad_auth", field="auth")
    if draft.oi_rank_score_type not in tuple(ScoreType):
        raise ApiError("contest.bad_score_type", field="oiRankScoreType")
    if draft.rank_show_name not in tuple(ShownName):
        raise BadRequestError("http.bad_param", name="rankShowName")
    if len(draft.description or "") > LONGEST_DESCRIPTION:
        raise ApiError("content.too_long", field="description", max=LONGEST_DESCRIPTION)
    _check_times(draft)
    _check_password(draft)
    _check_stars(draft)
    if draft.open_account_limit:
        check_account_rule(draft.account_limit_rule)
    elif len(draft.account_limit_rule or "") > LONGEST_RULE:
        raise ApiError("content.too_long", field="accountLimitRule", max=LONGEST_RULE)
    _check_awards(draft)


def _check_times(draft: ContestDraft) -> None:
    if draft.start_time <= 0:
        raise ApiError("contest.bad_time", field="startTime")
    if draft.end_time <= draft.start_time:
        raise ApiError("contest.bad_time", field="endTime")
    seal = draft.seal_rank_time
    if draft.seal_rank and (seal is None or not draft.start_time <= seal <= draft.end_time):
        raise ApiError("contest.bad_time", field="sealRankTime")


def _check_password(draft: ContestDraft) -> None:
    if draft.auth == ContestAuth.PUBLIC:
        return
    if not draft.password:
        raise ApiError("contest.pwd_required", field="pwd")
    if len(draft.password) > LONGEST_PASSWORD:
        raise ApiError("content.too_long", field="pwd", max=LONGEST_PASSWORD)


def _check_stars(draft: ContestDraft) -> None:
    if len(draft.star_accounts) > MOST_STARS or any(
        len(name) > LONGEST_USERNAME for name in draft.star_accounts
    ):
        raise BadRequestError("http.bad_param", name="starAccount")


def check_account_rule(text: str | None) -> None:
    """A rule that is switched on lets somebody in: a range of numbers, or names of their own (S3
    §5). Raises contest.bad_account_rule, content.too_long."""
    if len(text or "") > LONGEST_RULE:
        raise ApiError("content.too_long", field="accountLimitRule", max=LONGEST_RULE)
    rule = account_rule.read(text or "")
    has_ends = all(re.search(rf"<{name}>\s*[0-9]{{1,9}}\s*</{name}>", text or "") for name in ENDS)
    if not (has_ends and rule.start <= rule.end) and not rule.extra:
        raise ApiError("contest.bad_account_rule", field="accountLimitRule")
    if has_ends and rule.end < rule.start:
        raise ApiError("contest.bad_account_rule", field="accountLimitRule")


ENDS = ("start", "end")


def _check_awards(draft: ContestDraft) -> None:
    """Raises contest.bad_awards."""
    is_known = draft.award_type in tuple(AwardType)
    most = HUNDRED_PERCENT if draft.award_type == AwardType.PROPORTION else LARGEST_AWARD
    fits = all(
        1 <= len(award.name.strip()) <= LONGEST_AWARD
        and COLOR.fullmatch(award.background)
        and COLOR.fullmatch(award.color)
        and 0 <= award.num <= most
        for award in draft.awards
    )
    if not is_known or not fits or len(draft.awards) > MOST_AWARDS:
        raise ApiError("contest.bad_awards", field="awardConfigList")


def ends_registrations(before: Contest, after: ContestDraft) -> bool:
    """Who knew the old password need not know the new one (admin.md §12)."""
    return after.auth != ContestAuth.PUBLIC and after.password != before.password


def clone_title(title: str) -> str:
    """Cut where the mark would make it too long."""
    return title[: LONGEST_TITLE - len(CLONED)] + CLONED
