"""Queries on moves themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.site_move.model import SiteMoveRow as Row
from oj_appliance.site_move.types import Move, MoveState, Progress, Remark, Report, Wish
from oj_appliance.storage.base import tuples
from oj_appliance.web.guards import Actor, Viewer

_COLUMNS = (
    *(Row.key, Row.wish, Row.user_id, Row.username, Row.ip, Row.state, Row.dump_name),
    *(Row.file_names, Row.keeps_staff, Row.progress, Row.report, Row.taken, Row.error),
    *(Row.created_at, Row.ended_at),
)
MOST_ROWS = 50


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def insert(move: Move, *, now: int) -> None:
    Row.insert(
        key=move.key,
        wish=_json(move.wish),
        user_id=move.author.account_id,
        username=move.author.username,
        ip=move.author.ip,
        state=move.state,
        dump_name=move.dump_name,
        file_names=_json(move.file_names),
        created_at=now,
        updated_at=now,
    ).execute()


def find(key: str) -> Move | None:
    rows = tuples(Row.select(*_COLUMNS).where(Row.key == key))
    return _move(rows[0]) if rows else None


def newest() -> list[Move]:
    rows = tuples(Row.select(*_COLUMNS).order_by(Row.created_at.desc()).limit(MOST_ROWS))
    return [_move(row) for row in rows]


def unended() -> list[Move]:
    """What an ended server left, the oldest first."""
    states = (MoveState.LOOKING, MoveState.RUNNING)
    rows = tuples(Row.select(*_COLUMNS).where(Row.state.in_(states)).order_by(Row.created_at))
    return [_move(row) for row in rows]


def rested_since(moment: int) -> list[str]:
    """Keys of those whose files nobody has asked for since."""
    states = (MoveState.READY, MoveState.FAILED)
    query = Row.select(Row.key).where(Row.state.in_(states), Row.updated_at < moment)
    return [str(key) for (key,) in tuples(query)]


def set_report(key: str, report: Report, *, now: int) -> None:
    Row.update(report=_json(report), state=MoveState.READY, updated_at=now).where(
        Row.key == key
    ).execute()


def begin_import(key: str, author: Actor, *, keeps_staff: bool, now: int) -> bool:
    """False where another request was quicker, or there is no dry run of this key."""
    return bool(
        Row.update(
            state=MoveState.RUNNING,
            keeps_staff=keeps_staff,
            user_id=author.account_id,
            username=author.username,
            ip=author.ip,
            updated_at=now,
        )
        .where(Row.key == key, Row.state == MoveState.READY)
        .execute()
    )


def set_progress(key: str, progress: Progress, taken: dict[str, int], *, now: int) -> None:
    Row.update(progress=_json(progress), taken=_json(taken), updated_at=now).where(
        Row.key == key
    ).execute()


def end(key: str, state: MoveState, error: Remark | None, *, now: int) -> None:
    Row.update(
        state=state,
        error=None if error is None else _json(error),
        ended_at=now,
        updated_at=now,
    ).where(Row.key == key).execute()


def delete(key: str) -> None:
    Row.delete().where(Row.key == key).execute()


def _move(row: tuple[Any, ...]) -> Move:
    (
        key,
        wish,
        uid,
        username,
        ip,
        state,
        dump,
        files,
        staff,
        progress,
        report,
        taken,
        error,
        *ends,
    ) = row
    return Move(
        key=key,
        wish=msgspec.json.decode(wish, type=Wish),
        author=Actor(Viewer(uid, username), ip),
        state=MoveState(state),
        dump_name=dump,
        file_names=msgspec.json.decode(files, type=tuple[str, ...]),
        keeps_staff=bool(staff),
        progress=msgspec.json.decode(progress, type=Progress),
        report=None if report is None else msgspec.json.decode(report, type=Report),
        taken=msgspec.json.decode(taken, type=dict[str, int]),
        error=None if error is None else msgspec.json.decode(error, type=Remark),
        created_at=ends[0],
        ended_at=ends[1],
    )
