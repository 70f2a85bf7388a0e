"""Dumps and archives that are wrong, damaged, or made to do harm: each is refused by name, and the
server goes on."""

from __future__ import annotations

import gzip
import io
import shutil
import stat
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.site_move import hustoj
from tests.oj_appliance.site_move.old_site import OldSite, old_site
from tests.oj_appliance.site_move.sending import (
    DISCARD,
    LIST,
    MOVE,
    START,
    amounts,
    brought,
    looked,
    send,
    settled,
    tallies,
)
from tests.server_process import ServerProcess

TABLES = "CREATE TABLE `users` (`user_id` varchar(48), `password` varchar(32), `nick` text);\n"
REST = (
    "CREATE TABLE `problem` (`problem_id` int, `title` text);\n"
    "CREATE TABLE `solution` (`solution_id` int);\n"
)


@pytest.fixture
def root(own_server: ServerProcess) -> Iterator[Client]:
    client = own_server.client("root")
    client.language = "en-US"
    yield client
    for row in client.get(LIST).data:
        if row["state"] in ("ready", "failed"):
            assert client.post(DISCARD, {"key": row["key"]}).status == 200


def site() -> OldSite:
    return old_site("hs", 5000)


def refused(root: Client, dump: bytes, files: bytes | None = None, **more: Any) -> str:
    move = looked(root, "hustoj", dump, files, **more)
    assert move["state"] == "failed", move
    return str(move["error"])


@pytest.mark.parametrize(
    ("dump", "told"),
    [
        (
            TABLES + "INSERT INTO `users` VALUES ('a','b'\n);",
            "Line 3 of the dump has more or fewer",
        ),
        (TABLES + "INSERT INTO `users` VALUES ('a", "The text that begins in line 2"),
        (TABLES + "\nINSERT INTO `users` VALUES (sleep(9),1,2);", "Line 3 of the dump cannot be"),
        ("INSERT INTO `users` VALUES ('a','b','c');", "Line 1 of the dump fills the table users"),
        ("CREATE TABLE nothing (a int);", "it lacks the tables problem, solution, users"),
        ("just words", "it lacks the tables"),
    ],
)
def test_a_broken_dump_is_named_with_its_line(root: Client, dump: str, told: str) -> None:
    assert told in refused(root, dump.encode())


def test_other_files_are_no_dumps(root: Client) -> None:
    for content in (b"PGDMP\1\2", b"PK\3\4zip", b"\x1f\x8bbroken", b"\xff\xfeu\0t\0f\0", b"  \n"):
        assert "no dump in plain SQL" in refused(root, content)


def test_a_bomb_is_not_unpacked(root: Client) -> None:
    bomb = gzip.compress(b"-" * (80 * 1024 * 1024), 9)
    assert len(bomb) < 100_000
    assert "more than a site can hold" in refused(root, bomb)


def test_archives_that_no_import_takes_are_not_taken_here(root: Client) -> None:
    dump = (TABLES + REST).encode()
    told = refused(root, dump, b"PK\3\4 but no zip")
    assert "The archive of files cannot be read" in told


def zip_of(name: str, mode: int = 0) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        entry = zipfile.ZipInfo(name)
        entry.external_attr = mode << 16
        archive.writestr(entry, "/etc/passwd")
    return content.getvalue()


@pytest.mark.parametrize(
    "files",
    [zip_of("../../etc/cron.d/x"), zip_of("/etc/x"), zip_of("1001/a.in", stat.S_IFLNK | 0o777)],
    ids=["up", "root", "link"],
)
def test_an_archive_that_leads_outside_is_refused_whole(root: Client, files: bytes) -> None:
    told = refused(root, (TABLES + REST).encode(), files)
    assert "The archive of files cannot be read" in told


def test_commands_in_a_dump_are_passed_over_and_those_in_names_are_letters(root: Client) -> None:
    total = root.get("/api/admin/user/get-user-list", limit=10).data["total"]
    names = ("hx\\'); DROP TABLE account; --", '\\"; DELETE FROM account; --', "hx<script>alert(1)")
    rows = ",".join(f"('{name}','x','{name}')" for name in names)
    commands = (
        "DROP DATABASE oj;\nDROP TABLE account;\nDELETE FROM `users`;\n\\! touch /tmp/harm\n"
        "/*!50003 CREATE TRIGGER t BEFORE INSERT ON users FOR EACH ROW DELETE FROM users */;\n"
        "ATTACH DATABASE '/etc/passwd' AS p;\nLOAD DATA INFILE '/etc/passwd' INTO TABLE users;\n"
    )
    dump = f"{TABLES}{REST}{commands}INSERT INTO `users` VALUES {rows};\n{commands}"
    move = looked(root, "hustoj", dump.encode(), site="commands")
    assert amounts(move)["person"] == (3, 0, 0), move
    assert brought(root, move["key"])["state"] == "done"
    path = "/api/admin/user/get-user-list"
    assert root.get(path, limit=10).data["total"] == total + 3
    came = root.get(path, keyword="hx", limit=10).data["records"]
    assert any("DROP TABLE account" in (row["realname"] or "") for row in came), came
    assert all(set(row["username"]).isdisjoint("<>'; ") for row in came)


def test_a_million_lines_are_read_in_pieces(root: Client) -> None:
    row = "INSERT INTO `users` VALUES ('hxlast','x','n');\n"
    dump = gzip.compress((TABLES + REST + "-- nothing\n" * 1_000_000 + row).encode(), 1)
    move = looked(root, "hustoj", dump, site="lines")
    assert amounts(move)["person"] == (1, 0, 0), move


def test_gbk_is_read_as_it_was_meant_and_what_is_neither_is_named(root: Client) -> None:
    """Among its letters are some whose second byte is a backslash."""
    name = "诚乗許"
    assert b"\\" in name.encode("gb18030")
    rows = f"INSERT INTO `users` VALUES ('hsgbk','x','{name}'),('hsgbk2','x','b');\n"
    dump = (TABLES + REST + rows).encode("gb18030")
    move = looked(root, "hustoj", dump, site="gbk")
    assert (move["report"]["encoding"], amounts(move)["person"]) == ("gb18030", (2, 0, 0))
    assert brought(root, move["key"])["state"] == "done"
    found = root.get("/api/admin/user/get-user-list", keyword="hsgbk", limit=10).data["records"]
    assert {row["realname"] for row in found} == {name, "b"}

    broken = dump.replace(name.encode("gb18030"), b"\xff\xff")
    assert "Line 4 of the dump is neither UTF-8 nor GBK" in refused(root, broken)
    chosen = looked(root, "hustoj", broken, encoding="utf-8")
    assert chosen["state"] == "ready"


def test_names_and_ids_that_are_taken_are_told_and_changed(
    root: Client, own_server: ServerProcess
) -> None:
    own_server.make_user("hsTaken")
    people = ["hstaken", "root", "a b/c", "x" * 30, "ｆｕｌｌ", "", "<b>"]
    rows = ",".join(f"('{name}','bcrypt','n')" for name in people)
    dump = (
        TABLES + "CREATE TABLE `problem` (`problem_id` int, `title` text);\n"
        "CREATE TABLE `solution` (`solution_id` int);\n"
        f"INSERT INTO `users` VALUES {rows};\n"
        "INSERT INTO `problem` VALUES (770001,'t'),(770002,'');"
    )
    move = looked(root, "hustoj", dump.encode(), site="clash")
    renamed = {each["before"]: each["after"] for each in move["report"]["people"]}
    assert renamed == {
        **{"hstaken": "hstaken_2", "root": "root_2", "a b/c": "a_b_c", "x" * 30: "x" * 20},
        **{"ｆｕｌｌ": "full", "": "user", "<b>": "_b_"},
    }
    assert tallies(move)["move.no_password"] == len(people)
    assert tallies(move)["move.no_data"] == 2
    done = brought(root, move["key"])
    assert amounts(done)["person"] == (len(people), 0, len(people))
    # The hash is none that anybody knows: no password opens the account, a code of staff does.
    for typed in ("bcrypt", "", "x"):
        answer = Client(root.base).post("/api/login", {"username": "full", "password": typed})
        assert answer.status != 200
    found = root.get("/api/admin/user/get-user-list", keyword="full", limit=10).data["records"]
    uid = next(row["uid"] for row in found if row["username"] == "full")
    code = root.post("/api/admin/user/login-code", {"uid": uid}).data["code"]
    own_server.client("full", code)

    again = looked(root, "hustoj", dump.replace("770001", "770003").encode(), site="clash two")
    assert {each["before"]: each["after"] for each in again["report"]["problems"]} == {"770002": ""}
    again = looked(root, "hustoj", dump.encode(), site="clash")
    assert amounts(again)["person"] == (len(people), len(people), 0)


def test_a_move_that_was_killed_goes_on_and_brings_nothing_twice(
    root: Client, own_server: ServerProcess
) -> None:
    old = site()
    move = looked(root, "hustoj", hustoj.dump(old).encode(), hustoj.files(old), site="killed")
    assert root.post(START, {"key": move["key"], "keepsStaff": True}).status == 200
    while root.get(MOVE, key=move["key"]).data["progress"]["kind"] not in ("problem", "submission"):
        pass
    own_server.kill()
    own_server.start()
    again = own_server.client("root")
    done = settled(again, move["key"], "running")
    assert done["state"] == "done", done
    assert all(taken == found for found, _, taken in amounts(done).values()), amounts(done)
    people = again.get("/api/admin/user/get-user-list", keyword="hs0", limit=100).data["records"]
    assert len([row for row in people if row["username"].startswith("hs0")]) == 10
    kept = next(row for row in people if row["username"] == "hs00")
    assert [role["role"] for role in kept["roles"]] == ["admin"]
    assert not (own_server.data / "site-moves" / move["key"]).exists()


def test_each_step_leaves_its_row_and_asks_for_its_turn(root: Client) -> None:
    move = looked(root, "hustoj", (TABLES + REST).encode(), site="steps")
    key = move["key"]
    assert root.get(MOVE, key="nothing").err == "move.missing"
    assert root.post(START, {"key": "nothing"}).err == "move.missing"
    assert brought(root, key)["state"] == "done"
    assert root.post(START, {"key": key}).err == "move.not_ready"
    assert root.post(DISCARD, {"key": key}).err == "move.not_ready"
    other = looked(root, "hustoj", (TABLES + REST).encode(), site="steps")["key"]
    assert root.post(DISCARD, {"key": other}).status == 200
    assert root.get(MOVE, key=other).err == "move.missing"
    log = root.get("/api/admin/audit-log", target="steps", limit=20).data["records"]
    actions = [each["action"] for each in log]
    assert sorted(actions) == sorted(
        ["site.move_look", "site.move_start", "site.move", "site.move_look", "site.move_discard"]
    )
    body = {"system": "hustoj", "site": " ", "dumpUploadId": send(root, b"x", "a.sql")}
    for wrong in ({}, {"site": "a", "timezone": "Mars"}, {"site": "a", "dumpUploadId": "gone"}):
        answer = root.post("/api/admin/site-move/look", {**body, **wrong})
        assert answer.err in ("http.bad_param", "setup.bad_timezone", "file.missing"), answer.body


def test_the_command_looks_and_brings_in(own_server: ServerProcess, tmp_path: Path) -> None:
    old = old_site("hc", 6000)
    dump = tmp_path / "jol.sql.gz"
    dump.write_bytes(gzip.compress(hustoj.dump(old).encode()))
    # The folder is read by the site's user, the dump by whoever calls.
    opened = Path(tempfile.mkdtemp())
    opened.chmod(0o755)
    folder = opened / "judge" / "data"
    for task in old.tasks:
        (folder / str(old.first_task + task.number)).mkdir(parents=True)
        for number, (given, expected) in enumerate(task.cases(), 1):
            for ending, text in (("in", given), ("out", expected)):
                path = folder / str(old.first_task + task.number) / f"{number}.{ending}"
                path.write_text(text)
    for each in opened.rglob("*"):
        each.chmod(0o755)
    words = ("import-site", "hustoj", str(dump), "--files", str(folder), "--site", "by command")
    refusal = own_server.oj(*words, check=False)
    assert refusal.returncode == 1 and "is in use by" in refusal.stderr

    own_server.stop()
    try:
        told = own_server.oj(*words).stdout
        assert "person      30     0      0" in told and "--yes" in told
        told = own_server.oj(*words, "--yes", "--timezone", "Asia/Shanghai").stdout
        assert "submission  201    0      201" in told, told
    finally:
        own_server.start()
        shutil.rmtree(opened)
    assert own_server.client("hc05", old.people[5].password)
