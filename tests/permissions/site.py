"""A site for the matrix: one account a role, a stranger, and things that each of them owns."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tests.http_client import Client
from tests.problem_bodies import a_plus_b, add_problem
from tests.recounting import recount_in
from tests.server_process import ROOT_PASSWORD, ServerProcess

# Names as matrix.csv has them, with the numbers of contract 21-permissions §1.
ROLE_IDS = {
    "root": 1000,
    "admin": 1001,
    "user": 1002,
    "no_submit": 1003,
    "no_discuss": 1004,
    "muted": 1005,
    "no_submit_no_discuss": 1006,
    "no_submit_muted": 1007,
    "problem_admin": 1008,
}
ROLES = tuple(ROLE_IDS)
GUEST = "guest"
STRANGER = "stranger"  # owns what "others" own; a problem_admin, so that he can own anything
PEOPLE = {**ROLE_IDS, STRANGER: 1008}
STAFF = ("root", "admin", "problem_admin", STRANGER)
PASSWORD = ROOT_PASSWORD

PUBLIC_PROBLEM = "PUBLIC"
CODE = "print('the code of {who}')"
COMMENT = "a checker's comment"
FAILURE = "why the judge failed"
ADDRESS = "10.9.8.7"
CASE_FILE = "secret.in"
COMPILE_ERROR, ACCEPTED, SYSTEM_ERROR, SUBMITTED_FAILED = -2, 0, 4, 10


def uid_of(role: str) -> str:
    """The uid that the prepared folder gives this account."""
    return "1" if role == "root" else f"{PEOPLE[role] * 10 + (role == STRANGER):032x}"


@dataclass
class Site:
    """A running server on a folder that `prepare` has filled. Pids and submission ids are read
    from it by owner."""

    server: ServerProcess
    tokens: dict[str, str] = field(default_factory=dict)

    def username(self, role: str) -> str:
        return role

    def client(self, role: str) -> Client:
        """A fresh client with the role's token: some calls set cookies and headers."""
        if role not in self.tokens:
            self.tokens[role] = self.server.client(role, PASSWORD).token
        return Client(self.server.base, token=self.tokens[role])

    def forget_session(self, role: str) -> None:
        """The role's session has ended; the next client logs in again."""
        del self.tokens[role]

    @contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self.server.data / "oj.sqlite3", timeout=30)
        try:
            with connection:
                yield connection
        finally:
            connection.close()

    @cached_property
    def pids(self) -> dict[str, int]:
        """Numeric ids by display id."""
        with self.database() as connection:
            return dict(connection.execute("SELECT problem_id, id FROM problem").fetchall())

    @cached_property
    def submissions(self) -> dict[tuple[str, str], int]:
        """Ids by owner and kind; the kind is kept in the column `judger`."""
        with self.database() as connection:
            rows = connection.execute("SELECT username, judger, id FROM submission").fetchall()
        return {(owner, kind): number for owner, kind, number in rows}

    @cached_property
    def made(self) -> dict[tuple[str, str], Any]:
        """Keys and numbers of what lives in memory or takes time to make, by owner and kind."""
        return {}


def private_problem(owner: str) -> str:
    return f"PRIVATE-{owner}".upper()


def unpublished_problem(owner: str) -> str:
    """Private too; some calls publish it."""
    return f"DRAFT-{owner}".upper()


def published_problem(owner: str) -> str:
    return f"PUBLISHED-{owner}".upper()


def private_body(display_id: str, **problem: Any) -> dict[str, Any]:
    """With everything that only some may see; public where `auth` says so."""
    body = a_plus_b(display_id, **{"auth": 2, **problem})
    body["tags"] = [{"name": "hidden tag"}]
    around = {"lid": 1, "code": "// yours", "status": True, "prepend": "// a", "append": "// b"}
    body["codeTemplates"] = [around]
    return body


def prepare(server: ServerProcess) -> dict[str, str]:
    """Fills a fresh server's folder: problems over HTTP, then accounts, authors and submissions,
    for which no call exists that could give them to restricted roles. Tokens by role."""
    server.start()
    root = server.client("root")
    add_problem(root, a_plus_b(PUBLIC_PROBLEM))
    for person in PEOPLE:
        add_problem(root, private_body(private_problem(person)))
        if person in STAFF:
            add_problem(root, private_body(unpublished_problem(person)))
        add_problem(root, private_body(published_problem(person), auth=1))
    site = Site(server, {GUEST: "", "root": root.token})
    with site.database() as connection:
        for person, role_id in PEOPLE.items():
            if person != "root":
                add_account(connection, uid=uid_of(person), username=person, role_id=role_id)
    for person in PEOPLE:
        site.client(person)
    server.stop()
    with site.database() as connection:
        for person in PEOPLE:
            _give_problems(connection, person)
            _add_submissions(connection, person, site.pids)
        recount_in(connection)
    return site.tokens


def add_account(connection: sqlite3.Connection, *, uid: str, username: str, role_id: int) -> None:
    """As root's account but for name and role; so the password is root's too."""
    _copy(connection, "account", "id = '1'", {"id": uid, "username": username})
    _copy(connection, "account_role", "user_id = '1'", {"user_id": uid, "role_id": role_id})


def _copy(
    connection: sqlite3.Connection, table: str, where: str, changes: dict[str, object]
) -> None:
    """A row again, with these columns changed."""
    information = connection.execute(f"PRAGMA table_info({table})").fetchall()
    columns = [name for _, name, *_ in information]  # generated columns are not among them
    values = ", ".join(f":{name}" if name in changes else name for name in columns)
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table} WHERE {where}",
        changes,
    )


def _give_problems(connection: sqlite3.Connection, person: str) -> None:
    of_person = (private_problem(person), unpublished_problem(person), published_problem(person))
    for display_id in of_person:
        connection.execute(
            "UPDATE problem SET author = ?, author_uid = ? WHERE problem_id = ?",
            (person, uid_of(person), display_id),
        )


def _add_submissions(connection: sqlite3.Connection, person: str, pids: dict[str, int]) -> None:
    kinds: dict[str, dict[str, object]] = {
        "practice": {},
        "shared": {"share": 1},
        "broken": {"status": SYSTEM_ERROR, "error_message": FAILURE},
        "uncompiled": {"status": COMPILE_ERROR, "error_message": "a compiler's words"},
        "failed": {"status": SUBMITTED_FAILED},
        "hidden": {},
        "solved": {},
    }
    problems = {"hidden": private_problem(person), "solved": published_problem(person)}
    for kind, changes in kinds.items():
        display_id = problems.get(kind, PUBLIC_PROBLEM)
        now = round(time.time() * 1000)
        row = {
            "problem_id": pids[display_id],
            "display_pid": display_id,
            # The stranger submits to everybody's private problem: the author is not the submitter.
            "user_id": uid_of(STRANGER if kind == "hidden" else person),
            "username": person,
            "submit_time": now,
            "status": ACCEPTED,
            "code": CODE.format(who=person),
            "language": "Python3",
            "ip": ADDRESS,
            "judger": kind,
            "created_at": now,
            "updated_at": now,
            **changes,
        }
        number = _insert(connection, "submission", row)
        case = {
            "submission_id": number,
            "time": 1,
            "memory": 1,
            "status": ACCEPTED,
            "input_name": CASE_FILE,
            "user_output": COMMENT,
            "seq": 1,
            "mode": "default",
            "created_at": now,
            "updated_at": now,
        }
        _insert(connection, "submission_case", case)


def insert_submission(site: Site, who: str, *, pid: int, cid: int, minutes_ago: int) -> None:
    """An accepted one in a contest whose board nobody has asked for yet."""
    then = round(time.time() * 1000) - minutes_ago * 60_000
    row = {
        **{"problem_id": pid, "display_pid": "A", "user_id": uid_of(who), "username": who},
        **{"place_kind": 1, "place_id": cid, "submit_time": then, "status": ACCEPTED},
        **{"code": CODE.format(who=who), "language": "Python3", "ip": ADDRESS},
        **{"judger": f"contest {cid}", "created_at": then, "updated_at": then},
    }
    with site.database() as connection:
        _insert(connection, "submission", row)


def _insert(connection: sqlite3.Connection, table: str, row: dict[str, object]) -> int:
    marks = ", ".join("?" * len(row))
    cursor = connection.execute(
        f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values())
    )
    return int(cursor.lastrowid or 0)
