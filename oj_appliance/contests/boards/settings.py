"""What of a contest its boards depend on. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.contests.boards.types import Awards, BoardSettings, Measure, Scoring
from oj_appliance.contests.rules import is_oi, organisers
from oj_appliance.contests.types import Contest, ContestProblem, ScoreType


def board_settings(contest: Contest, problems: Sequence[ContestProblem]) -> BoardSettings:
    return BoardSettings(
        measure=Measure(
            scoring=_scoring(contest),
            start=contest.start_time,
            end=contest.end_time,
            seal_second=_seal_second(contest),
            problems=frozenset(each.problem_id for each in problems),
        ),
        organisers=organisers(contest),
        problems=tuple((each.problem_id, each.display_id) for each in problems),
        stars=frozenset(contest.star_accounts),
        awards=Awards(contest.award_type, contest.awards),
        shown_name=contest.rank_show_name,
    )


def _scoring(contest: Contest) -> Scoring:
    if not is_oi(contest):
        return Scoring.ACM
    is_recent = contest.oi_rank_score_type == ScoreType.RECENT
    return Scoring.OI_RECENT if is_recent else Scoring.OI_HIGHEST


def _seal_second(contest: Contest) -> int | None:
    """Whole seconds from the start to the seal."""
    if not contest.seal_rank or contest.seal_rank_time is None:
        return None
    return max(0, (contest.seal_rank_time - contest.start_time) // 1000)
