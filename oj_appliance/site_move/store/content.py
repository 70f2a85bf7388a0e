"""Problems, contests and submissions that come with a site."""

from __future__ import annotations

from oj_appliance.contests.model import ContestProblemRow, ContestRow
from oj_appliance.contests.types import ContestAuth
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import put_participation
from oj_appliance.places.types import Kind as PlaceKind
from oj_appliance.places.types import Place
from oj_appliance.problems.model import Difficulty, Language, Problem
from oj_appliance.site_move.types import MovedContest
from oj_appliance.storage.base import fetch_all, fetch_one, tuples

# The cid of a timed work begins here (contract 20-schema).
FIRST_FOREIGN_NUMBER = 50_000


def taken_ids() -> set[str]:
    rows = tuples(Problem.select(Problem.problem_id).where(Problem.deleted_at.is_null()))
    return {str(display_id) for (display_id,) in rows}


def is_id_taken(display_id: str) -> bool:
    query = Problem.select().where(Problem.problem_id == display_id, Problem.deleted_at.is_null())
    return bool(query.exists())


def own_languages() -> frozenset[str]:
    rows = tuples(Language.select(Language.name).where(Language.oj == "ME"))
    return frozenset(str(name) for (name,) in rows)


def difficulties() -> frozenset[int]:
    return frozenset(int(level) for (level,) in tuples(Difficulty.select(Difficulty.id)))


def set_origin(pid: int, author: tuple[str, str] | None, created_at: int | None) -> None:
    """Uid and name of the author, where they are somebody here, and when it was made."""
    values: dict[str, object] = {}
    if author is not None:
        values["author_uid"], values["author"] = author
    if created_at is not None:
        values["created_at"] = created_at
    if values:
        Problem.update(**values).where(Problem.id == pid).execute()


def has_room_for_contest() -> bool:
    row = fetch_one("SELECT seq FROM sqlite_sequence WHERE name = 'contest'")
    return row is None or int(row[0]) < FIRST_FOREIGN_NUMBER - 1


def insert_contest(
    contest: MovedContest, owner: tuple[str, str], group_id: int | None, *, now: int
) -> int:
    """`owner`: uid and name. The number."""
    return int(
        ContestRow.insert(
            user_id=owner[0],
            author=owner[1],
            title=contest.title,
            type=contest.type,
            description=contest.description,
            auth=contest.auth,
            password=contest.password,
            start_time=contest.start,
            end_time=contest.end,
            seal_rank=contest.seal_at is not None,
            seal_rank_time=contest.seal_at,
            auto_real_rank=True,
            visible=contest.visible,
            open_print=False,
            open_account_limit=False,
            rank_show_name=contest.rank_name,
            star_accounts="[]",
            open_rank=False,
            oi_rank_score_type=contest.score_type,
            group_id=group_id,
            award_type=0,
            awards="[]",
            allow_end_submit=False,
            modified_user=owner[1],
            created_at=now,
            updated_at=now,
        ).execute()
    )


def insert_contest_problem(
    contest_id: int, pid: int, display_id: str, title: str, color: str | None, *, now: int
) -> None:
    ContestProblemRow.insert(
        contest_id=contest_id,
        problem_id=pid,
        display_id=display_id,
        display_title=title,
        color=color,
        created_at=now,
        updated_at=now,
    ).execute()


def register(contest_id: int, auth: int, uid: str, at: int, *, now: int) -> None:
    """Nobody registers for a public one."""
    if auth == ContestAuth.PUBLIC:
        return
    place = Place(PlaceKind.CONTEST, contest_id)
    put_participation(Participation(place=place, uid=uid, registered_at=at), now=now)


def contest_group(contest_id: int) -> int | None:
    row = fetch_one("SELECT group_id FROM contest WHERE id = ?", contest_id)
    return None if row is None or row[0] is None else int(row[0])


def contest_problem_ids(contest_id: int) -> dict[int, int]:
    """The contest's own number of each of its problems, by pid."""
    rows = fetch_all("SELECT problem_id, id FROM contest_problem WHERE contest_id = ?", contest_id)
    return {int(pid): int(number) for pid, number in rows}
