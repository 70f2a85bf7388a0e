"""What of a moved thing fits here as it is, and what has to change. Pure; planning and importing
both ask here, so that a dry run tells what the import does."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from msgspec.structs import asdict

from oj_appliance.configuration.codes import new_code
from oj_appliance.contests.types import ContestAuth, ScoreType, ShownName
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.places.display_ids import (
    LONGEST_DISPLAY_TITLE,
    checked_display_id,
)
from oj_appliance.places.types import Auth
from oj_appliance.problems.rules import ProblemType, check_draft
from oj_appliance.problems.types.problem import CaseDraft, Example, ProblemDraft
from oj_appliance.site_move.systems.system import line_of
from oj_appliance.site_move.types import (
    MovedCase,
    MovedContest,
    MovedContestProblem,
    MovedProblem,
    MovedSubmission,
    Remark,
)
from oj_appliance.storage.blobs import StoredBlob

_USUAL_DIFFICULTY = 1
_PASSWORD = 8
FULL_SCORE = 100
# Why nobody is judged on a problem whose data did not come.
NO_DATA = Phrase("迁入时没有测试数据", "no test data came with it")
LONGEST_TITLE = 500
LONGEST_DESCRIPTION = 65_535
LONGEST_PASSWORD = 50
LONGEST_IP = 64
LONGEST_CODE = 1_048_576
LONGEST_ERROR = 65_535


def remark_of(error: ApiError) -> Remark:
    return Remark(error.key, {name: str(value) for name, value in error.fill.items()})


# -- problems


def fitted_draft(
    problem: MovedProblem,
    languages: Collection[str],
    difficulties: Collection[int],
    groups: Collection[str] = (),
) -> tuple[ProblemDraft, list[Remark]]:
    """The draft, still without cases and display id, and what was changed. `groups` are those that
    come: what belongs to another one is shown to nobody else."""
    draft, remarks = problem.draft, list(problem.remarks)
    if problem.group is not None and problem.group not in groups:
        remarks.append(Remark("move.group_gone"))
        if draft.auth == Auth.PUBLIC:
            draft = replace(draft, auth=Auth.PRIVATE)
    if draft.difficulty not in difficulties:
        draft = replace(draft, difficulty=_USUAL_DIFFICULTY)
    if draft.languages is not None:
        kept = tuple(name for name in draft.languages if name in languages)
        draft = replace(draft, languages=kept or None)
    if not problem.cases:
        remarks.append(Remark("move.no_data"))
    return draft, remarks


def fitted_cases(problem: MovedProblem) -> tuple[MovedCase, ...]:
    """With scores where they are asked for. A problem without data gets its examples for cases,
    since every problem has some; its judging is paused."""
    cases = problem.cases or tuple(_examples(problem.draft))
    if problem.draft.type != ProblemType.OI:
        return cases
    share, rest = divmod(FULL_SCORE, len(cases))
    return tuple(
        each if each.score is not None else replace(each, score=share + (number < rest))
        for number, each in enumerate(cases)
    )


def _examples(draft: ProblemDraft) -> Iterator[MovedCase]:
    for number, each in enumerate(draft.examples or (Example("", ""),), 1):
        names = (f"example{number}.in", f"example{number}.out")
        yield MovedCase(*names, each.input.encode(), each.output.encode())


def refusal_of(problem: MovedProblem, draft: ProblemDraft) -> Remark | None:
    """Why it cannot become one of ours; its cases' sizes are not looked at."""
    nothing = StoredBlob("", 1)
    cases = tuple(
        CaseDraft(each.input_name, each.output_name, nothing, nothing, each.score, each.group)
        for each in fitted_cases(problem)
    )
    try:
        check_draft(replace(draft, cases=cases))
    except ApiError as error:
        return remark_of(error)
    return None


# -- contests


def fitted_contest(
    contest: MovedContest, groups: Collection[str] = ()
) -> tuple[MovedContest | None, list[Remark]]:
    """None for one that cannot be held here; `groups` as of a draft."""
    remarks = list(contest.remarks)
    is_hidden = contest.group is not None and contest.group not in groups
    if is_hidden:
        remarks.append(Remark("move.group_gone"))
    if contest.start <= 0 or contest.end <= contest.start:
        return None, [Remark("move.contest_time")]
    password = contest.password[:LONGEST_PASSWORD] if contest.password else None
    if contest.auth != ContestAuth.PUBLIC and not password:
        password = new_code(_PASSWORD)
        remarks.append(Remark("move.password_made"))
    seal = contest.seal_at
    if seal is not None and not contest.start <= seal <= contest.end:
        seal = None
    shown, score = contest.rank_name, contest.score_type
    return replace(
        contest,
        title=line_of(contest.title, LONGEST_TITLE) or "?",
        description=contest.description[:LONGEST_DESCRIPTION],
        password=password if contest.auth != ContestAuth.PUBLIC else None,
        seal_at=seal,
        visible=contest.visible and not is_hidden,
        rank_name=shown if shown in tuple(ShownName) else ShownName.USERNAME,
        score_type=score if score in tuple(ScoreType) else ScoreType.RECENT,
        problems=tuple(_fitted_names(contest.problems)),
    ), remarks


def _fitted_names(problems: tuple[MovedContestProblem, ...]) -> list[MovedContestProblem]:
    """Each problem and each display id once."""
    found: list[MovedContestProblem] = []
    pids: set[str] = set()
    names: set[str] = set()
    for number, each in enumerate(problems, 1):
        try:
            name = checked_display_id(each.display_id)
        except ApiError:
            name = str(number)
        if each.problem in pids or name in names:
            continue
        pids.add(each.problem)
        names.add(name)
        title = line_of(each.title, LONGEST_DISPLAY_TITLE)
        color = each.color if each.color and len(each.color) <= len("#rrggbb") else None
        found.append(MovedContestProblem(each.problem, name, title, color))
    return found


# -- submissions


def remarks_of(submission: MovedSubmission, languages: Collection[str]) -> list[Remark]:
    remarks = [] if submission.remark is None else [submission.remark]
    if submission.language not in languages:
        remarks.append(Remark("move.unknown_language", {"language": submission.language}))
    if not submission.code:
        remarks.append(Remark("move.no_code"))
    return remarks


def result_of(submission: MovedSubmission) -> dict[str, object]:
    """The columns of its verdict, within what ours hold."""
    return {
        "status": int(submission.status),
        "time": _whole(submission.time),
        "memory": _whole(submission.memory),
        "score": _whole(submission.score),
        "share": submission.share,
        "error_message": (submission.error or "").replace("\0", "")[:LONGEST_ERROR] or None,
    }


def _whole(number: int | None) -> int | None:
    return None if number is None else min(max(number, 0), 2**31 - 1)


def told(remark: Remark) -> tuple[str, tuple[tuple[str, str | int], ...]]:
    """As a key of a dictionary."""
    return remark.key, tuple(sorted(asdict(remark)["fill"].items()))
