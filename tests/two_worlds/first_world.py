"""The first of two worlds: a school in small, with everything that a student may not see.

Every secret text holds the word ALPHA; the second world has OMEGA there.
"""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from tests.http_client import Answer, Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.problems.objective.builders import objective_body
from tests.permissions.site import add_account
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ROOT_PASSWORD, ServerProcess
from tests.two_worlds import groups
from tests.two_worlds.beside_code import add_annotations
from tests.two_worlds.boxes import add_boxes
from tests.two_worlds.closed_training import add_closed_training
from tests.two_worlds.lessons import add_lessons
from tests.two_worlds.sealed import add_sealed
from tests.two_worlds.talk import add_talk
from tests.two_worlds.timed import add_timed
from tests.two_worlds.virtual import add_virtual

ALPHA, OMEGA = "alpha", "omega"
STUDENT, NEIGHBOUR, ADMIN, PROBLEM_ADMIN = "student", "neighbour", "admin", "setter"
PEOPLE = {
    STUDENT: ("a", 1002),
    NEIGHBOUR: ("b", 1002),
    ADMIN: ("c", 1001),
    PROBLEM_ADMIN: ("d", 1008),
}
C, PYTHON = 1, 10  # ids of languages
OPEN, HIDDEN, COMING, GONE, OF_GROUP = "OPEN", "HIDDEN", "COMING", "GONE", "GROUPED"
QUESTIONS = "QUESTIONS"
# Of groups: listed in one that the student only applied to, in one that is hidden from them, and
# not yet listed in their own.
IN_SHUT, IN_HIDDEN, IN_OWN = "SHUT", "KEPT", "UNLISTED"
GROUPS_OF = dict(zip((IN_SHUT, IN_HIDDEN, IN_OWN), groups.GROUPS, strict=True))
SECRET_PROBLEMS = (HIDDEN, COMING, GONE, OF_GROUP, *GROUPS_OF)
SAMPLE = ("1 2\n", "3\n")
ADD = "print(sum(map(int, input().split())))"


@dataclass
class FirstWorld:
    """`tokens` by name; sessions live in the database, so they open both worlds."""

    tokens: dict[str, str] = field(default_factory=dict)
    uids: dict[str, str] = field(default_factory=dict)
    pids: dict[str, int] = field(default_factory=dict)
    submission_ids: list[int] = field(default_factory=list)
    trial_ids: list[int] = field(default_factory=list)  # staff's, of a hidden problem
    now: int = 0


def succeed(answer: Answer) -> None:
    assert answer.status == 200, answer.body


def make_first_world(server: ServerProcess) -> FirstWorld:
    """Fills the folder of a fresh server, which is stopped again when this returns."""
    world = FirstWorld()
    server.start()
    root = server.client("root")
    _add_people(server, world, root)
    student = Client(server.base, token=world.tokens[STUDENT])
    neighbour = Client(server.base, token=world.tokens[NEIGHBOUR])
    for display_id in (OPEN, *SECRET_PROBLEMS):
        world.pids[display_id] = add_problem(root, _problem(display_id))
    world.pids[QUESTIONS] = add_problem(root, _questions())
    world.submission_ids = _submit(student, neighbour)
    draft = {"pid": world.pids[OPEN], "language": "Python3", "code": f"# {ALPHA}", "version": 0}
    succeed(neighbour.put("/api/draft", draft))
    succeed(root.post("/api/admin/user/login-code", {"uid": world.uids[NEIGHBOUR]}))
    _hide(root, world.pids)
    world.trial_ids = _try_hidden(server, world)
    _add_words(root)
    server.stop()
    _add_rows(server, world)
    add_talk(server, world.uids, ALPHA)
    add_boxes(server, world.uids)
    of_groups = {str(gid): world.pids[display_id] for display_id, gid in GROUPS_OF.items()}
    pids = {**of_groups, "bank": world.pids[OPEN]}
    groups.add_groups(server, world.uids, pids, world.submission_ids[5])
    add_lessons(server, world.uids, ALPHA)
    add_closed_training(server, world.uids[NEIGHBOUR], ALPHA)
    # The student's wrong one and the neighbour's right one.
    own, others = world.submission_ids[1], world.submission_ids[5]
    add_sealed(server, world.pids[OPEN], own, others)
    add_virtual(server, world.uids, world.pids[OPEN], others)
    add_timed(server, world.uids, (world.pids[OPEN], world.pids[QUESTIONS]), own, others)
    add_annotations(server, world.uids, own, others, ALPHA)
    world.now = round(time.time() * 1000)
    return world


def _add_people(server: ServerProcess, world: FirstWorld, root: Client) -> None:
    world.uids, world.tokens = {"root": "1"}, {"root": root.token}
    for name, (letter, role_id) in PEOPLE.items():
        world.uids[name] = letter * 32
        with (
            closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as connection,
            connection,
        ):
            add_account(connection, uid=letter * 32, username=name, role_id=role_id)
        world.tokens[name] = server.client(name, ROOT_PASSWORD).token


def _questions() -> dict[str, Any]:
    """Open to all; what is accepted is not."""
    blank = {"kind": "blank", "stem": "Which word?", "answers": [ALPHA], "score": 1}
    judge = {"kind": "judge", "stem": "Is it so?", "answers": ["true"], "score": 1}
    return objective_body(QUESTIONS, [blank, judge])


def _problem(display_id: str) -> dict[str, Any]:
    """What is secret of an open problem is its data and what only editors read."""
    secret = display_id in SECRET_PROBLEMS
    word = ALPHA if secret else "open"
    cases = [SAMPLE, ("30 4\n", "34\n"), ("5 600\n", "605\n")]
    statement = {"title": f"{word} in English", "description": f"{word} told"}
    body = problem_body(
        display_id,
        cases,
        title=f"{word} {display_id.lower()}",
        **dict.fromkeys(("description", "input", "output", "hint", "source"), f"{word} text"),
        statements={"en-US": statement},
        userExtraFile=json.dumps({f"{word}.txt": word}),
        judgeExtraFile=json.dumps({f"{ALPHA}.h": ALPHA}),
    )
    # The second world gives a hidden problem the tag and the languages that come next.
    body["tags"] = [{"name": "sums"}] if secret else [{"name": "sums"}, {"name": "loops"}]
    if secret:
        body["languages"] = [{"id": C}, {"id": PYTHON}]
    body["codeTemplates"] = [
        {
            "lid": language,
            "code": f"{comment} {word}",
            "prepend": f"{comment} {ALPHA} before",
            "append": f"{comment} {ALPHA} after",
            "status": True,
        }
        for language, comment in ((C, "//"), (PYTHON, "#"))
    ]
    return body


def _submit(student: Client, neighbour: Client) -> list[int]:
    """Right and wrong ones of both; the neighbour's are secret but for the one that is shared."""
    tries = [
        (student, OPEN, ADD),
        (student, OPEN, "print(0)"),
        (student, OPEN, "print(1)"),
        (student, HIDDEN, ADD),
        (student, HIDDEN, "print(0)"),
        (neighbour, OPEN, f"{ADD}  # {ALPHA}"),
        (neighbour, OPEN, f"print('{ALPHA}')"),
        (neighbour, OPEN, f"print('{ALPHA}')  # judged by hand"),
        (neighbour, HIDDEN, f"print('{ALPHA}')"),
        (neighbour, OPEN, f"{ADD}  # shared"),
    ]
    ids = [submit(person, pid, "Python3", code) for person, pid, code in tries]
    ids.append(submit(neighbour, OPEN, "C", f"int main() {{ return {ALPHA}; }}"))
    for number in ids:
        wait_for_verdict(student, number)
    shared = {"submitId": ids[-2], "share": True}
    succeed(neighbour.put("/api/submission", shared))
    return ids


def _hide(root: Client, pids: dict[str, int]) -> None:
    """Files of a problem's page first, then out of sight with it."""
    for display_id in (HIDDEN, COMING):
        pid = pids[display_id]
        path = "/api/file/upload-problem-attachment"
        succeed(root.upload(path, "notes.txt", ALPHA.encode(), pid=pid))
        hidden = {"id": pid, "auth": 2}
        succeed(root.put("/api/admin/problem/change-problem-auth", hidden))
    succeed(root.delete("/api/admin/problem", pid=pids[GONE]))


def _try_hidden(server: ServerProcess, world: FirstWorld) -> list[int]:
    ids = []
    for name, code in (("root", ADD), (PROBLEM_ADMIN, "print(0)"), (PROBLEM_ADMIN, ADD)):
        setter = Client(server.base, token=world.tokens[name])
        ids.append(submit(setter, HIDDEN, "Python3", code))
        wait_for_verdict(setter, ids[-1])
    return ids


def _add_words(root: Client) -> None:
    """What the site says, what it keeps to itself, and its secrets."""
    for status, word in ((0, "open"), (1, ALPHA)):
        body = {"title": f"{word} title", "content": f"{word} content", "status": status}
        succeed(root.post("/api/admin/announcement", body))
    notice = {"title": ALPHA, "content": ALPHA, "type": "Admin", "pushNow": True}
    succeed(root.post("/api/admin/msg/notice", notice))
    mail = {"emailHost": ALPHA, "emailPassword": ALPHA, "emailPort": 25, "mailMode": "outbox"}
    succeed(root.put("/api/admin/config/set-email-config", mail))
    invitation = {"registerMode": "invite", "inviteCode": f"{ALPHA}1"}
    succeed(root.put("/api/admin/config/set-web-config", invitation))


def _add_rows(server: ServerProcess, world: FirstWorld) -> None:
    """What no call makes, or only after a long story."""
    # Closed at once: the folder is copied next, and a connection takes its journal along.
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as connection, connection:
        run = connection.execute
        word = {"word": ALPHA}
        run(
            "UPDATE problem SET spj_code = :word, spj_args = :word, modified_user = :word,"
            " import_format = :word, original_blob = :word,"
            " io_read_file_name = :word, io_write_file_name = :word,"
            " examples = replace(examples, '<input>', '<input>' || :word)"
            f" WHERE problem_id <> '{OPEN}'",
            word,
        )
        run(
            "UPDATE problem SET spj_code = :word, import_format = :word, original_blob = :word"
            " WHERE spj_code IS NULL",
            word,
        )
        for display_id, gid in {**GROUPS_OF, OF_GROUP: groups.SHUT}.items():
            run(
                "UPDATE problem SET is_group = 1, group_id = ?, auth = ? WHERE problem_id = ?",
                (gid, 2 if display_id == IN_OWN else 1, display_id),
            )
        # A checker spoke of every wrong case, and failed on a submission of each of the two.
        run("UPDATE submission_case SET user_output = :word WHERE status = -1", word)
        for number in (world.submission_ids[2], world.submission_ids[7]):
            failure = "UPDATE submission SET status = 4, error_message = ? WHERE id = ?"
            run(failure, (ALPHA, number))
        run("UPDATE submission SET ip = :word", word)
        run("UPDATE session SET ip = :word, user_agent = :word", word)
        run(
            "UPDATE account SET email = :word || id, mobile = :word || username, number = :word,"
            " course = :word, class_name = :word, realname = :word, cf_username = :word"
            " WHERE username <> :student",
            {**word, "student": STUDENT},
        )
        for pid in (world.pids[HIDDEN], world.pids[OPEN]):
            run(
                "INSERT INTO reference_solution"
                " (problem_id, name, language, code, expected, origin, created_at, updated_at)"
                " VALUES (?, 'model', 'C++', 'alpha', '[0]', 'hand', 1, 1)",
                (pid,),
            )
        run(
            "INSERT INTO kv_temp (key, value, expires_at) VALUES ('note', ?, 9000000000000)",
            (f'"{ALPHA}"',),
        )
        run(
            "INSERT INTO outbox (to_addr, subject, body, state, next_at, created_at, updated_at)"
            " VALUES ('a@example.org', :word, :word, 'kept', 0, :now, :now)",
            {**word, "now": round(time.time() * 1000)},
        )
        run(
            "INSERT INTO rejudge_batch (key, problem_id, data_version_id, previous_data_version_id,"
            " state, judged_by, user_id, username, created_at, updated_at)"
            " SELECT 'rejudge-of-root', id, data_version_id, data_version_id, 'done', '', '1',"
            " 'root', 1, 1 FROM problem ORDER BY id LIMIT 1"
        )
        run(
            "INSERT INTO rejudge_change (batch_id, submission_id, state, from_status, to_status,"
            " before, after) SELECT (SELECT max(id) FROM rejudge_batch), id, 2, 0, -1, '{}', '{}'"
            " FROM submission WHERE NOT is_trial"
        )
        run(
            "INSERT INTO import_task (key, user_id, state, expires_at, created_at, updated_at)"
            " VALUES ('import-of-root', '1', 'running', 9000000000000, 1, 1)"
        )
