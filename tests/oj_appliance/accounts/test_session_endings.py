"""What ends sessions also ends those that are just being opened or looked up (contract
00-conventions §3)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.accounts.rules import RoleId
from oj_appliance.accounts.service import Accounts
from oj_appliance.accounts.signing_in.challenges import Challenges
from oj_appliance.accounts.signing_in.login_codes import LoginCodes
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.types import NewAccount, Origin
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.settings import LimitSettings
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import ROLE_ROOT, Viewer

ROOT = Viewer("1", "root", ROLE_ROOT)

pytestmark = pytest.mark.quick


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    opened = Database(tmp_path / "oj.sqlite3", reader_threads=2, read_timeout_ms=20_000)
    yield opened
    opened.close()


def test_who_was_read_before_the_end_is_not_let_in_after_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = Sessions(database, Clock())
    read, may_go_on = threading.Event(), threading.Event()
    find = sessions._query.find

    def find_and_linger(*values: Any) -> Any:
        found = find(*values)
        if not read.is_set():  # the first reader holds what will be old in a moment
            read.set()
            assert may_go_on.wait(30)
        return found

    monkeypatch.setattr(sessions._query, "find", find_and_linger)

    async def run() -> list[object]:
        token = await sessions.open("1", Origin("", "127.0.0.1"))
        asking = asyncio.create_task(sessions.authenticate(token))
        await asyncio.to_thread(read.wait, 30)
        (session,) = await sessions.list_open("1", ROOT)
        await sessions.end(session.id)
        may_go_on.set()
        return [await asking, await sessions.authenticate(token)]

    assert asyncio.run(run()) == [None, None]


def test_who_logs_in_while_the_password_changes_gets_no_session(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    sessions = Sessions(database, clock)
    accounts = Accounts(
        database,
        clock,
        Configuration(database, Events()),
        sessions,
        Passwords(),
        LimitSettings(),
        Challenges(clock, per_minute=0),
        LoginCodes(database, clock),
        Events(),
    )
    uid = accounts.add_account(NewAccount("pupil", "secret123", RoleId.USER))
    here, opened = Origin("", "127.0.0.1"), sessions.open

    async def open_late(*values: Any, **more: Any) -> str:
        await asyncio.to_thread(accounts.set_password, "pupil", "other-pass-1")
        return await opened(*values, **more)

    async def run() -> tuple[list[Any], list[Any]]:
        await accounts.log_in("pupil", "secret123", here)
        before = await sessions.list_open(uid, ROOT)
        monkeypatch.setattr(sessions, "open", open_late)
        with pytest.raises(ApiError, match=r"auth\.wrong_credentials"):
            await accounts.log_in("pupil", "secret123", here)
        return before, await sessions.list_open(uid, ROOT)

    before, after = asyncio.run(run())
    assert (len(before), after) == (1, [])
