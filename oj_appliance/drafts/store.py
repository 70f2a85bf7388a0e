"""Queries on drafts. Versions that share a place and a language count together.

Everybody in an exam saves every few seconds: the SQL of a save is built once.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from peewee import SQL, Expression, fn

from oj_appliance.drafts.model import DraftRow
from oj_appliance.drafts.types import Desk, Draft, DraftVersion
from oj_appliance.places.codec import cid_of, tid_of
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import fetch_all, fetch_one, insert_row, kept_sql, tuples

ABOUT = (
    DraftRow.id,
    DraftRow.language,
    DraftRow.version,
    DraftRow.is_aside,
    DraftRow.client,
    DraftRow.updated_at,
    DraftRow.length,
)


# An expression, not the column: for the newest by number alone SQLite, as long as it has no
# statistics, walks everybody's texts of the problem in the order of their numbers.
_NUMBER = DraftRow.id + SQL("0")


def find_current(desk: Desk, language: str | None) -> Draft | None:
    """The newest text that is not put aside; without a language, of any."""
    found = fetch_one(_current_sql(language is not None), *_values(desk, language))
    return None if found is None else Draft(_about(found[:-1]), found[-1])


def find_version(desk: Desk, language: str, version: int) -> Draft | None:
    return _newest(_at(desk, language) & (DraftRow.version == version))


def find_aside(desk: Desk, language: str, code: str) -> Draft | None:
    """A text that a conflict has put aside before."""
    return _newest(_at(desk, language) & DraftRow.is_aside & (DraftRow.code == code))


def newest_in(place: Place, user_id: str) -> dict[int, Draft]:
    """The newest text of each problem there that is not put aside, by pid."""
    is_current = _there(place, user_id) & ~DraftRow.is_aside
    number = DraftRow.select(fn.MAX(DraftRow.id)).where(is_current)
    columns = (DraftRow.problem_id, *ABOUT, DraftRow.code)
    query = DraftRow.select(*columns).where(DraftRow.id.in_(number.group_by(DraftRow.problem_id)))
    return {pid: Draft(DraftVersion(*about), code) for pid, *about, code in tuples(query)}


def versions_in(place: Place, user_id: str) -> dict[int, list[DraftVersion]]:
    """Of each problem there, by pid, newest first, those put aside too."""
    query = DraftRow.select(DraftRow.problem_id, *ABOUT).where(_there(place, user_id))
    found: dict[int, list[DraftVersion]] = {}
    for pid, *about in tuples(query.order_by(DraftRow.id.desc())):
        found.setdefault(pid, []).append(DraftVersion(*about))
    return found


def find_kept(place: Place, user_id: str, number: int) -> tuple[int, Draft] | None:
    """By its number, if it is theirs and of that place; with its problem's."""
    query = DraftRow.select(DraftRow.problem_id, *ABOUT, DraftRow.code)
    for pid, *about, code in tuples(query.where(_there(place, user_id), DraftRow.id == number)):
        return pid, Draft(DraftVersion(*about), code)
    return None


def list_versions(desk: Desk, language: str | None) -> list[DraftVersion]:
    """Newest first, those put aside too."""
    found = fetch_all(_versions_sql(language is not None), *_values(desk, language))
    return [_about(row) for row in found]


def insert(desk: Desk, language: str, code: str, *, is_aside: bool, client: str, now: int) -> Draft:
    """Under the next number of its place and language."""
    where = _values(desk, language)
    ((version,),) = fetch_all(_next_sql(), *where)
    row_id = insert_row(
        "INSERT INTO draft (user_id, problem_id, contest_id, training_id, group_id, language,"
        " version, is_aside, client, length, code, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *where,
        *(version, is_aside, client, len(code), code, now, now),
    )
    return Draft(DraftVersion(row_id, language, version, is_aside, client, now, len(code)), code)


def forget(ids: list[int]) -> None:
    if ids:
        DraftRow.delete().where(DraftRow.id.in_(ids)).execute()


def forget_older_than(moment: int) -> None:
    """Drafts whose last change is older: all versions of a place and language together."""
    younger = DraftRow.alias()
    DraftRow.delete().where(
        DraftRow.updated_at < moment,
        ~fn.EXISTS(
            younger.select(1).where(
                younger.user_id == DraftRow.user_id,
                younger.problem_id == DraftRow.problem_id,
                younger.contest_id == DraftRow.contest_id,
                younger.training_id == DraftRow.training_id,
                younger.group_id == DraftRow.group_id,
                younger.language == DraftRow.language,
                younger.updated_at >= moment,
            )
        ),
    ).execute()


def bytes_of(user_id: str) -> int:
    """Of all texts of an account."""
    return int(
        fetch_all("SELECT total(length(CAST(code AS BLOB))) FROM draft WHERE user_id = ?", user_id)[
            0
        ][0]
    )


def earlier_versions(user_id: str) -> list[tuple[int, int]]:
    """Number and bytes of each text that a later one of its place and language has followed, the
    oldest first; those that a conflict put aside are among them."""
    return [
        (int(number), int(size))
        for number, size in fetch_all(
            "SELECT id, length(CAST(code AS BLOB)) FROM draft WHERE user_id = ? AND id NOT IN"
            " (SELECT max(id) FROM draft WHERE user_id = ? AND NOT is_aside"
            " GROUP BY problem_id, contest_id, training_id, group_id, language) ORDER BY id",
            user_id,
            user_id,
        )
    ]


def _there(place: Place, user_id: str) -> Expression:
    """Whatever somebody wrote in a place."""
    return (
        (DraftRow.user_id == user_id)
        & (DraftRow.contest_id == cid_of(place))
        & (DraftRow.training_id == tid_of(place))
    )


def _at(desk: Desk, language: str | None) -> Expression:
    condition = (
        (DraftRow.user_id == desk.user_id)
        & (DraftRow.problem_id == desk.problem_id)
        & (DraftRow.contest_id == cid_of(desk.place))
        & (DraftRow.training_id == tid_of(desk.place))
        & (DraftRow.group_id == (desk.place.group_id or 0))
    )
    return condition if language is None else condition & (DraftRow.language == language)


_ANYWHERE = Desk("", 0, Place(Kind.PRACTICE))


def _values(desk: Desk, language: str | None) -> tuple[object, ...]:
    """In the order in which `_at` asks for them."""
    place = desk.place
    where = (desk.user_id, desk.problem_id, cid_of(place), tid_of(place), place.group_id or 0)
    return where if language is None else (*where, language)


def _any(of_language: bool) -> Expression:
    return _at(_ANYWHERE, "" if of_language else None)


@cache
def _current_sql(of_language: bool) -> str:
    """The number alone is sorted, so that no text is read in vain."""
    number = DraftRow.select(fn.MAX(_NUMBER)).where(_any(of_language) & ~DraftRow.is_aside)
    return kept_sql(DraftRow.select(*ABOUT, DraftRow.code).where(DraftRow.id == number))


@cache
def _versions_sql(of_language: bool) -> str:
    query = DraftRow.select(*ABOUT).where(_any(of_language))
    return kept_sql(query.order_by(_NUMBER.desc()))


@cache
def _next_sql() -> str:
    last = fn.IFNULL(fn.MAX(DraftRow.version), SQL("0"))
    return kept_sql(DraftRow.select(last + SQL("1")).where(_any(True)))


def _about(row: tuple[Any, ...]) -> DraftVersion:
    number, language, version, is_aside, *others = row
    return DraftVersion(number, language, version, bool(is_aside), *others)


def _newest(condition: Expression) -> Draft | None:
    """By number of row: the clock may have been set back. The number alone is sorted, so that no
    text is read in vain."""
    number = DraftRow.select(fn.MAX(_NUMBER)).where(condition)
    rows = tuples(DraftRow.select(*ABOUT, DraftRow.code).where(DraftRow.id == number))
    if not rows:
        return None
    *about, code = rows[0]
    return Draft(DraftVersion(*about), code)
