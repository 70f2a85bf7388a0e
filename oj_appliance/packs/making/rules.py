"""What an exam or a bank is as it travels. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from oj_appliance.configuration.codes import new_code
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.interchange.exports.content import content_digest
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.packs.container.layout import PIECE
from oj_appliance.packs.container.locks import plain_password
from oj_appliance.packs.payload import size_of
from oj_appliance.packs.types import (
    MOST_PEOPLE,
    ExamContent,
    Expected,
    PackedPerson,
    PackedProblem,
    Paper,
    counting_of,
    travels,
)
from oj_appliance.timed_work.administration.types import draft_of
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem

# A file lies on a stick for days, where anybody may try passwords at it: of twelve letters of our
# alphabet there are some 2^56, at 0.2 s a guess.
FEWEST_LETTERS = 12
_GROUP = 4
_MOST_NAMES = 10  # that a refusal tells
LONGEST_PASSWORD = 100


def new_password() -> str:
    """In groups, to be told by telephone."""
    code = new_code(FEWEST_LETTERS)
    return "-".join(code[start : start + _GROUP] for start in range(0, FEWEST_LETTERS, _GROUP))


def checked_password(chosen: str) -> str:
    """Raises pack.weak_password."""
    letters = plain_password(chosen)
    if len(letters) < FEWEST_LETTERS or len(set(letters)) < FEWEST_LETTERS // 2:
        raise ApiError("pack.weak_password", field="password", n=FEWEST_LETTERS)
    return chosen.strip()


def check_people(classes: Sequence[str], found: Sequence[PackedPerson]) -> None:
    """Raises http.bad_param for a class without people, pack.roster_passwords where
    somebody has none that another server takes, pack.too_many_people."""
    if set(classes) - {each.class_name for each in found}:
        raise BadRequestError("http.bad_param", name="classes")
    if strange := [each.username for each in found if not travels(each.password_hash)]:
        told = ", ".join(strange[:_MOST_NAMES])
        raise ApiError("pack.roster_passwords", names=told, n=len(strange))
    if len(found) > MOST_PEOPLE:
        raise ApiError("pack.too_many_people", most=MOST_PEOPLE)


def exam_content(
    work: TimedWork,
    links: Iterable[TimedWorkProblem],
    exported: Iterable[ExportProblem],
    people: list[PackedPerson],
    *,
    results_key: bytes,
    signing_key: bytes,
) -> ExamContent:
    """The exam leaves its group behind: where it goes there is none."""
    known = {each.pid: each for each in exported}
    return ExamContent(
        work=msgspec.structs.replace(draft_of(work), group_id=None),
        settings=work.settings,
        problems=[
            PackedProblem(
                problem_id=known[each.problem_id].problem_id,
                display_id=each.display_id,
                title=each.display_title,
                score=each.score,
                seq=each.seq,
                version=each.version,
                digest=content_digest(known[each.problem_id]),
            )
            for each in links
        ],
        people=people,
        results_key=results_key,
        signing_key=signing_key,
    )


def paper_of(content: ExamContent) -> Paper:
    return Paper(
        problems=content.problems,
        people=[
            Expected(
                username=each.username,
                realname=each.realname,
                number=each.number,
                class_name=each.class_name,
            )
            for each in content.people
        ],
        counting=counting_of(content.work, content.settings),
    )


def languages_of(work: TimedWork, exported: Iterable[ExportProblem]) -> list[str]:
    """Which a server must have: those of the exam, or of its problems where the exam names none,
    and those of checkers and interactors."""
    needed = set(work.settings.languages or ())
    for each in exported:
        draft = each.draft
        needed.update(draft.languages or () if not work.settings.languages else ())
        needed.update(filter(None, (draft.spj_language, draft.checker_language)))
    return sorted(needed)


def in_whole_pieces(content: bytes, package_size: int) -> bytes:
    """JSON with blanks behind it, so that what travels is of whole pieces: how large a file is
    tells nothing of a roster in it, or of one problem more."""
    short = -size_of(content, package_size) % PIECE
    return content + b" " * short


def rounded(size: int) -> int:
    """Up to whole pieces, for what everybody may read."""
    return size + -size % PIECE


def unpacked(exported: Iterable[ExportProblem]) -> int:
    """Bytes of test data and files."""
    return sum(
        file.size
        for each in exported
        for file in (
            *(file for case in each.cases for file in (case.input, case.output)),
            *each.attachments,
        )
    )
