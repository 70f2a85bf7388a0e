"""The second world: a copy of the first in which all is different that a student may not see.

`SECRETS` is the list of these rows; nothing else differs, which `differing_columns` shows. Verdicts
that are sealed while a contest runs join it with contests.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.two_worlds import beside_code, boxes, groups, lessons, sealed, talk, timed, virtual
from tests.two_worlds.first_world import (
    ALPHA,
    COMING,
    GONE,
    HIDDEN,
    IN_HIDDEN,
    IN_OWN,
    IN_SHUT,
    OF_GROUP,
    OMEGA,
    OPEN,
    QUESTIONS,
    SAMPLE,
    STUDENT,
)


@dataclass(frozen=True)
class Secret:
    """Rows of `table` where `where`; each column of them differs between the worlds."""

    why: str
    table: str
    where: str
    columns: tuple[str, ...]


_OF_GROUPS = f"'{OF_GROUP}', '{IN_SHUT}', '{IN_HIDDEN}', '{IN_OWN}'"
_UNSEEN = f"problem_id IN ('{HIDDEN}', '{COMING}', '{GONE}', {_OF_GROUPS})"
_OF_UNSEEN = f"problem_id IN (SELECT id FROM problem WHERE {_UNSEEN})"
_COMING = f"problem_id = '{COMING}'"
_NEVER_MET = f"problem_id IN ('{COMING}', '{GONE}', '{OF_GROUP}')"
_OTHERS = f"user_id IN (SELECT id FROM account WHERE username <> '{STUDENT}')"
# A row that outlives its problem's visibility still says whether code may be shared; whether cases
# are open decides what the submitter sees of his own (submission.md §4). The rows' numbers stay as
# well (problem.md §2); type, marks and counters of the problem follow from them.
SECRETS = (
    Secret(
        "a hidden problem's texts and limits",
        "problem",
        _UNSEEN,
        (
            *("title", "description", "input", "output", "hint", "source", "examples"),
            *("statements", "time_limit", "memory_limit", "stack_limit", "difficulty"),
            *("user_extra_file", "is_file_io", "io_read_file_name", "io_write_file_name"),
            *("is_remove_end_blank", "author", "modified_user", "case_version"),
            *("created_at", "updated_at", "spj_code", "spj_args", "judge_extra_file"),
            *("import_format", "original_blob", "unsupported"),
        ),
    ),
    Secret("whether a hidden problem waits for a contest", "problem", _COMING, ("auth",)),
    Secret(
        "what a hidden problem is that has no submissions to tell it",
        "problem",
        _NEVER_MET,
        (
            *("author_uid", "type", "judge_mode", "judge_case_mode", "is_remote", "io_score"),
            *("code_share", "open_case_result", "show_checker_comment", "is_upload_case"),
            *("spj_language", "spj_abi", "judging_paused_reason"),
        ),
    ),
    Secret(
        "an open problem's checker and data beside the cases",
        "problem",
        f"problem_id = '{OPEN}'",
        ("spj_code", "judge_extra_file", "import_format", "original_blob"),
    ),
    Secret(
        "what is accepted as an answer to a question",
        "problem",
        f"problem_id = '{QUESTIONS}'",
        ("objective_parts",),
    ),
    Secret(
        "code around the student's",
        "code_template",
        "1",
        ("prepend", "append"),
    ),
    Secret("a hidden problem's templates", "code_template", _OF_UNSEEN, ("code", "status")),
    Secret("a hidden problem's tags", "problem_tag", _OF_UNSEEN, ("tag_id",)),
    Secret("a hidden problem's languages", "problem_language", _OF_UNSEEN, ("language_id",)),
    Secret("a hidden problem's files", "problem_attachment", "1", ("name", "size")),
    Secret("names of case files", "problem_case", "1", ("input", "output")),
    Secret(
        "names of case files",
        "submission_case",
        "1",
        ("input_name", "output_name", "case_id"),
    ),
    Secret("comments of checkers", "submission_case", "status = -1", ("user_output",)),
    Secret(
        "a failed example of others' submissions",
        "submission_case",
        f"sample IS NOT NULL AND submission_id IN (SELECT id FROM submission WHERE {_OTHERS})",
        ("sample",),
    ),
    Secret("others' code", "submission", f"{_OTHERS} AND share = 0", ("code",)),
    Secret(
        "what compilers say of others' code",
        "submission",
        f"{_OTHERS} AND status = -2",
        ("error_message",),
    ),
    Secret("why a judge failed", "submission", "status = 4", ("error_message",)),
    Secret("addresses of clients", "submission", "1", ("ip",)),
    Secret("how it was judged", "submission", "1", ("attempt", "sandbox_failures", "lane")),
    Secret("what is said of code", "code_annotation", beside_code.SECRET, beside_code.COLUMNS),
    Secret("others' drafts", "draft", _OTHERS, ("code", "client", "version", "updated_at")),
    Secret("reference solutions", "reference_solution", "1", ("name", "code")),
    Secret(
        "what only its owner reads of an account",
        "account",
        f"username <> '{STUDENT}'",
        ("password_hash", "email", "mobile", "number", "course", "class_name", "cf_username"),
    ),
    Secret(
        "real names, but of whoever teaches the student",
        "account",
        f"username NOT IN ('{STUDENT}', 'root')",
        ("realname",),
    ),
    Secret("one-time codes", "login_code", "1", ("code_hash", "expires_at")),
    Secret("others' sessions", "session", _OTHERS, ("ip", "user_agent", "client", "expires_at")),
    Secret("a hidden announcement", "announcement", "status = 1", ("title", "content")),
    *(Secret(*each) for each in lessons.SECRETS),
    Secret("hidden discussions", "discussion", talk.SECRET_DISCUSSIONS, talk.DISCUSSION_TEXTS),
    Secret("what is reported", "discussion_report", "1", ("content",)),
    Secret("a shut solution", "problem_editorial", "1", ("content",)),
    Secret("what the AI helper told others", "ai_exchange", _OTHERS, ("answer",)),
    Secret("others' questions in a contest", "comment", talk.SECRET_COMMENTS, ("content",)),
    Secret("answers to others' questions", "reply", talk.SECRET_REPLIES, ("content",)),
    Secret(
        "what is announced in a contest that one may not enter",
        "announcement",
        talk.SECRET_ANNOUNCEMENTS,
        ("title", "content"),
    ),
    Secret(
        "secrets of the settings",
        "config",
        "key IN ('emailHost', 'emailPassword', 'inviteCode')",
        ("value",),
    ),
    Secret("passwords of trainings", "training", "auth = 'Private'", ("private_pwd",)),
    Secret("who has entered a training", "training_register", _OTHERS, ("created_at",)),
    Secret("mails", "outbox", "1", ("to_addr", "subject", "body")),
    Secret("notices to others", "sys_notice", "1", ("title", "content")),
    *(Secret(*each) for each in boxes.SECRETS),
    Secret("the log of what staff did", "admin_log", "1", ("username", "ip")),
    Secret("others' imports", "import_task", "1", ("done", "total", "name")),
    Secret("what judging again would say", "rejudge_batch", "1", ("username", "judged_by")),
    Secret("whose result it would change", "rejudge_change", "1", ("to_status", "before", "after")),
    Secret("others' submissions after a seal", "submission", sealed.OTHERS, sealed.WHOLE_ROW),
    Secret("own results after a seal of OI", "submission", sealed.OWN_OF_OI, sealed.RESULT),
    Secret("cases after a seal", "submission_case", sealed.CASES, sealed.CASE_RESULT),
    Secret("what others did later than now", "submission", virtual.LATER, sealed.WHOLE_ROW),
    Secret("what others do virtually", "submission", virtual.OTHERS_VIRTUAL, sealed.WHOLE_ROW),
    Secret("cases of both", "submission_case", virtual.CASES, sealed.CASE_RESULT),
    Secret(
        "that others take part virtually",
        "participation",
        f"is_virtual AND {_OTHERS}",
        ("started_at", "handed_in_at"),
    ),
    Secret("own results while one's time runs", "submission", timed.OWN, timed.OWN_COLUMNS),
    Secret("others' homework", "submission", timed.OTHERS, timed.OTHERS_COLUMNS),
    Secret("cases of both", "submission_case", timed.CASES, timed.CASE_COLUMNS),
    Secret(
        "when others began, where they sit and what they write",
        "participation",
        timed.OTHERS_RECORDS,
        ("started_at", "seat", "paper_version"),
    ),
    Secret("where others sit", "exam_seat", _OTHERS, ("name", "address")),
    Secret("what others are told", "exam_message", "1", ("text", "author")),
    Secret("when they read it", "exam_message_recipient", "1", ("read_at",)),
    Secret("what staff notes of anybody", "exam_note", "1", ("seat", "text", "author")),
    Secret("when others stood still", "exam_pause", "1", ("since", "until", "reason", "author")),
    Secret("when others were there", "exam_presence", "1", ("seen_at", "clock_off_ms")),
    Secret("how often others tried to paste", "refused_paste", "1", ("count", "last_at")),
    Secret("others' computers", "exam_place", "1", ("session_id", "address", "agent")),
    Secret("what became of them", "exam_place_event", "1", ("session_id", "address", "agent")),
    Secret(
        "points that staff has given, while nobody is told results",
        "timed_work_correction",
        "1",
        ("points", "reason", "made_by", "made_at"),
    ),
    Secret("when a result was signed", "exam_result_version", "1", ("signed_at",)),
    Secret("who wrote alike", "exam_similarity", "1", ("content", "made_by")),
    Secret("when an exam's data goes", "exam_erasure", "1", ("months",)),
    *(Secret(*each) for each in groups.SECRETS),
    Secret("what lives for a while", "kv_temp", "key = 'note'", ("value",)),
)
# The hidden cases' texts lie in blobs, which manifests name.
# Rows that the first world has last. Nobody of staff has tried a hidden problem in the second one.
WITHOUT_TRIALS = ("submission", "submission_case")
MANIFESTS, MANIFEST_COLUMNS = "test_data_version", ("manifest", "size", "settings")

# Tables without a secret of these days; a new table must be named here or above.
NOTHING_SECRET = {
    **dict.fromkeys(("difficulty", "honor", "language", "tag_classification"), "read by everybody"),
    **dict.fromkeys(("exam_outage", "exam_rehearsal", "exam_room"), "told to staff alone"),
    **dict.fromkeys(("permission", "role", "role_permission"), "named in the contract"),
    **dict.fromkeys(("sqlite_sequence", "schema_migration"), "no word of anybody"),
    "lesson_group_team": "told to staff alone",
    **dict.fromkeys(("pack", "pack_result", "pack_decision"), "told to root and their maker alone"),
    **dict.fromkeys(("site_move", "site_move_map"), "told to root alone"),
    "account_role": "what somebody may do shows in what he does",
    "blob": "counts references; the contents are secret with what names them",
    "discussion_category": "read by everybody",
    "room_check": "what a computer can do, told to staff alone",
    "file": "public files; their random names are all of their secrecy",
    "backup_check": "root alone reads what came of backups that were tried",
    "judge_control": "that the judge is paused shows in every row that waits",
    "notice_backlog": "who is about to get a notice; read by no call",
    "announcement_read": "told to its contest's managers alone, none of whom is a student",
    "clics_event": "follows from contests and submissions, as their readers are told of them",
    "clics_token": "digests of tokens, which nobody is told",
    "comment_like": "counted for everybody who sees the comment",
    "contest_check": "staff's own marks",
    "contest_print": "its managers' alone, none of whom is a student",
    "disk_sample": "how full the disk was, told to staff alone",
    "noted_address": "addresses of the machine, told to staff alone",
    "server_time": "the server's last sign of life; every answer tells the time",
    "tag": "tags of the bank are read by everybody, used or not",
    "exam_settings": "how a work is held, told to its participants",
    "taken_draft": "a mark of rows that are secret themselves",
    "taken_time": "for which end drafts were taken; read by no call",
    **dict.fromkeys(
        ("class_cell", "problem_count", "user_accepted", "user_total", "user_verdict_total"),
        "follows from submissions, whose rows everybody reads",
    ),
}

_FLAGS = (
    *("is_file_io", "is_remove_end_blank", "status", "is_remote", "code_share", "type"),
    *("open_case_result", "show_checker_comment", "is_upload_case"),
)
_EMPTY_IN_THE_FIRST = ("unsupported", "spj_language", "judging_paused_reason")
_OTHER_WORDS = {
    "author_uid": "d" * 32,
    "judge_mode": "spj",
    "judge_case_mode": "ergodic_without_error",
    "spj_abi": "testlib",
}


def tables_of(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as connection, connection:
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {name for (name,) in rows}


def listed_columns() -> set[tuple[str, str]]:
    columns = {(secret.table, column) for secret in SECRETS for column in secret.columns}
    columns |= {(table, "*") for table in WITHOUT_TRIALS}
    columns |= {(table, "*") for table, _ in groups.IN_THE_FIRST_ALONE}
    return columns | {(MANIFESTS, column) for column in MANIFEST_COLUMNS}


def make_second_world(folder: Path) -> None:
    """Changes a copy of the first world's folder."""
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as connection, connection:
        trials = "SELECT id FROM submission WHERE is_trial"
        connection.execute(f"DELETE FROM submission_case WHERE submission_id IN ({trials})")
        assert connection.execute("DELETE FROM submission WHERE is_trial").rowcount > 1
        for table, where in groups.IN_THE_FIRST_ALONE:
            assert connection.execute(f"DELETE FROM {table} WHERE {where}").rowcount, table
        # A signed result is never written again: in the second world another one was signed.
        kept = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        triggers = kept.fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        for secret in SECRETS:
            _change(connection, secret)
        for _, text in triggers:
            connection.execute(text)
        _change_hidden_cases(connection, folder / "blobs")
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def _change(connection: sqlite3.Connection, secret: Secret) -> None:
    if "WITHOUT ROWID" in _definition(connection, secret.table):
        later = ", ".join(f"{name} = {name} + 1" for name in secret.columns)
        changed = connection.execute(f"UPDATE {secret.table} SET {later} WHERE {secret.where}")
        assert changed.rowcount, f"the first world has no row for: {secret.why}"
        return
    names = ", ".join(secret.columns)
    select = f"SELECT rowid, {names} FROM {secret.table} WHERE {secret.where}"
    found = connection.execute(select).fetchall()
    assert found, f"the first world has no row for: {secret.why}"
    changes = ", ".join(f"{name} = ?" for name in secret.columns)
    for rowid, *values in found:
        others = [
            _other(secret.table, column, value)
            for column, value in zip(secret.columns, values, strict=True)
        ]
        update = f"UPDATE {secret.table} SET {changes} WHERE rowid = ?"
        connection.execute(update, (*others, rowid))


def _other(table: str, column: str, value: Any) -> Any:
    """Another value of the same kind. A submission's code keeps its length, which anybody reads;
    texts of hidden problems get another one."""
    if column in _OTHER_WORDS:
        return _OTHER_WORDS[column]
    if column in _EMPTY_IN_THE_FIRST:
        value = ""
    assert value is not None, f"{table}.{column} is empty in the first world"
    if isinstance(value, int):
        return 1 - value if column in _FLAGS else value + 1
    if ALPHA not in value:
        return f"{OMEGA}-{value}"
    return value.replace(ALPHA, f"{OMEGA} and more" if table == "problem" else OMEGA)


def _change_hidden_cases(connection: sqlite3.Connection, blobs: Path) -> None:
    sample = {hashlib.sha256(text.encode()).hexdigest() for text in SAMPLE}
    rows = connection.execute("SELECT id, manifest, settings FROM test_data_version").fetchall()
    for number, text, kept in rows:
        manifest, settings = json.loads(text), json.loads(kept)
        settings["spj_code"] = f"{OMEGA}-{settings['spj_code']}"
        for part in settings["objective_parts"]:
            part["answers"] = [OMEGA]
        for case in manifest["cases"]:
            for part in ("input", "output"):
                case[f"{part}_name"] = f"{OMEGA}-{case[f'{part}_name']}"
                if case[part]["sha256"] not in sample:
                    case[part] = _other_blob(blobs, case[part]["sha256"])
        connection.execute(
            "UPDATE test_data_version SET manifest = ?, settings = ?, size = size + 1 WHERE id = ?",
            (json.dumps(manifest), json.dumps(settings), number),
        )


def _other_blob(blobs: Path, sha256: str) -> dict[str, Any]:
    content = (blobs / sha256[:2] / sha256).read_bytes() + OMEGA.encode()
    digest = hashlib.sha256(content).hexdigest()
    target = blobs / digest[:2] / digest
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(content)
    return {"sha256": digest, "size": len(content)}


def differing_columns(first: Path, second: Path) -> set[tuple[str, str]]:
    """(table, column) of every value that differs; a row that only one has differs in "*"."""
    found: set[tuple[str, str]] = set()
    with (
        closing(sqlite3.connect(first / "oj.sqlite3")) as one,
        closing(sqlite3.connect(second / "oj.sqlite3")) as other,
    ):
        tables = one.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            columns, rows = _rows(one, table)
            _, others = _rows(other, table)
            if rows.keys() != others.keys():
                found.add((table, "*"))
            for key in rows.keys() & others.keys():
                found |= {
                    (table, column)
                    for column, left, right in zip(columns, rows[key], others[key], strict=True)
                    if left != right
                }
    return found


def _rows(
    connection: sqlite3.Connection, table: str
) -> tuple[list[str], dict[object, tuple[object, ...]]]:
    """The names of the columns, and the rows by their number where they have one."""
    has_number = "WITHOUT ROWID" not in _definition(connection, table)
    number = "rowid" if has_number else "row_number() OVER ()"
    cursor = connection.execute(f"SELECT {number}, * FROM {table}")
    names = [each[0] for each in cursor.description][1:]
    return names, {key: tuple(values) for key, *values in cursor}


def _definition(connection: sqlite3.Connection, table: str) -> str:
    ((sql,),) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,))
    return str(sql)
