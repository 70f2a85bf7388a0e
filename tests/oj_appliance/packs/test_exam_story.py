"""An exam travels from an office to a school and its results travel back."""

from __future__ import annotations

import csv
import io
import re

import pytest

from oj_appliance.packs.container.layout import PIECE
from tests.http_client import Client
from tests.oj_appliance.packs.desk import (
    PACK,
    brought_code,
    decide,
    downloaded,
    made_exam,
    merged,
    open_pack,
    opened,
    receive,
    received,
    results_file,
    take,
    waited,
)
from tests.oj_appliance.packs.test_container import with_sum
from tests.oj_appliance.timed_work.stage import END, WRONG, WorkStage

CLASS = "Sealed 3"
PASSWORD = "slip-of-paper"
NAMES = ("xp-lin", "xp-mei", "xp-tao")


@pytest.fixture(scope="module")
def roster(office: WorkStage) -> None:
    """Three students of one class, on the office's server."""
    rows = [
        {
            "username": name,
            "password": PASSWORD,
            "realname": name[3:].title(),
            "number": f"7{number}",
            "className": CLASS,
        }
        for number, name in enumerate(NAMES)
    ]
    head = list(rows[0])
    text = "\n".join(",".join(each) for each in [head, *(list(row.values()) for row in rows)])
    staged = office.root.upload("/api/admin/user/roster-upload", "r.csv", text.encode())
    taken = office.root.post(
        "/api/admin/user/roster-commit", {"key": staged.data["key"], "mustChangePassword": False}
    )
    assert taken.data["created"] == len(NAMES)


def test_an_exam_goes_to_a_school_and_its_results_come_back(
    office: WorkStage, school: WorkStage, roster: None
) -> None:
    tid = office.hold({"languages": ["Python3"], "grace_s": 20}, title="Sealed final")
    number, password, file = made_exam(office.root, tid, classes=[CLASS])

    # Nothing of the exam can be read from the file, and no roster, and no password; its size tells
    # as little.
    (size,) = re.findall(rb'"size":([0-9]+)', file[:2000])
    (unpacked,) = re.findall(rb'"unpacked":([0-9]+)', file[:2000])
    assert int(size) == int(unpacked) == PIECE
    alike = office.hold({"languages": ["Python3"], "grace_s": 20}, title="Sealed plain")
    assert len(made_exam(office.root, alike)[2]) == len(file), "with or without a roster"
    assert b"OJ-PACK" in file and b"Sealed final" in file
    # Long enough that a megabyte of noise never holds one of them.
    for secret in (b"Second", b"xp-lin", b"argon2", password.encode(), b"PK\x03\x04\x14\x00"):
        assert secret not in file

    school.at(-61)
    pack = received(school.root, file)
    # Nobody opens it before its hour, and nobody gets tries at its password.
    for typed in (password, "AAAA-BBBB-CCCC"):
        assert open_pack(school.root, pack, typed).err == "pack.too_early"
    told = waited(school.root, pack)
    assert (told["state"], told["wrongTries"], told["exam"]) == ("sealed", 0, None)
    assert told["opensTime"] < told["beginTime"]

    school.at(-60)
    told = waited(school.root, pack)
    assert (told["state"], told["title"], told["needsPassword"]) == ("sealed", "Sealed final", True)
    assert told["readiness"]["missing"] == []
    assert told["readiness"]["languages"] == ["Python3"]
    assert told["readiness"]["free"] > told["readiness"]["needed"] > 0
    assert receive(school.root, file).data["id"] == pack, "the same file again is this one"

    wrong = open_pack(school.root, pack, "AAAA-BBBB-CCCC")
    assert (wrong.err, wrong.json["field"]) == ("pack.wrong_password", "password")
    assert open_pack(school.root, pack, "").http == 400
    told = waited(school.root, pack)
    assert (told["state"], told["wrongTries"]) == ("sealed", 1)

    typed = password.replace("-", " ").lower()  # as somebody types what was told by telephone
    told = opened(school.root, pack, typed)
    assert told["exam"]["problems"] == 2
    assert [each.split(" → ")[0] for each in told["exam"]["renamed"]] == ["HELD", "ONE"]
    assert (told["exam"]["created"], told["exam"]["existing"]) == (3, [])
    assert open_pack(school.root, pack, password).err == "pack.not_sealed"

    here = told["tid"]
    settings = school.root.get("/api/admin/exam/settings", tid=here).data
    assert (settings["languages"], settings["graceSeconds"]) == (["Python3"], 20)
    work = school.root.get("/api/admin/homework", tid=here).data
    assert (work["title"], work["auth"]) == ("Sealed final", 0)

    school.at(1)
    students = {}
    for name in NAMES[:2]:  # with the passwords that the office printed
        students[name] = Client(school.root.base).login(name, PASSWORD)
        school.people[name] = students[name]
        assert school.begin_as(students[name], here).status == 200
    school.at(2)
    school.submit(students["xp-lin"], here)
    school.submit(students["xp-lin"], here, "B")
    school.submit(students["xp-mei"], here, code=WRONG)

    early = results_file(school.root, pack)
    school.at(END + 1)
    late = results_file(school.root, pack)
    for secret in (b"xp-lin", b"Lin", b"cells"):
        assert secret not in late

    assert take(office.root, number, early).data["isNew"]
    state = merged(office.root, number)
    assert [each["kind"] for each in state["questions"]] == ["open"]
    assert (state["waiting"], state["people"]) == (1, [])
    blocked = office.root.get("/api/file/download-pack-merged", id=number)
    assert (blocked.http, blocked.err) == (400, "pack.undecided")

    # A later file of the same school: which of the two counts is asked, not guessed.
    assert take(office.root, number, late).data["isNew"]
    assert not take(office.root, number, late).data["isNew"], "merged twice changes nothing"
    state = merged(office.root, number)
    (asked,) = state["questions"]
    assert asked["kind"] == "file" and len(asked["choices"]) == 2
    assert decide(office.root, number, "nonsense", asked["subject"]).http == 400
    assert decide(office.root, number, asked["choices"][0], asked["subject"]).status == 200
    state = merged(office.root, number)
    assert state["waiting"] == 0

    # What was merged is what the school's own rank says.
    own = school.root.get("/api/admin/exam/results", tid=here).data["rows"]
    told_there = [(row["rank"], row["username"], row["score"]) for row in own]
    told_here = [(row["rank"], row["username"], row["score"]) for row in state["people"]]
    assert told_here == told_there == [(1, "xp-lin", 150), (2, "xp-mei", 0)]
    assert [each["username"] for each in state["absent"]] == ["xp-tao"]

    # Code and verdicts have come along: whoever disputes a point is answered here.
    code = brought_code(office.root, number)
    index = list(csv.DictReader(io.StringIO(code["index.csv"], newline="")))
    assert [(row["Name"], row["Problem"], row["Status"], row["Counts"]) for row in index] == [
        ("Lin", "A", "0", "x"),
        ("Lin", "B", "0", "x"),
        ("Mei", "A", "-1", "x"),
    ]
    assert code[index[2]["File"]] == WRONG
    assert index[0]["Class"].endswith(CLASS) and index[0]["Class"] != CLASS

    answer = office.root.get("/api/file/download-pack-merged", id=number, type="csv")
    lines = list(csv.reader(io.StringIO(answer.body.decode("utf-8-sig"), newline="")))
    assert lines[0][-3:] == ["总分", "用时（秒）", "备注"]
    assert lines[1][2:8] == ["70", "Lin", CLASS, "100", "50", "150"]
    assert lines[3][-1] == "缺考"
    assert downloaded(office.root, number) == file, "the file can be fetched again"


def test_files_and_packs_are_taken_out_again(office: WorkStage, school: WorkStage) -> None:
    """Results of one file go; what was opened from a pack that is removed stays."""
    rows = office.root.get(f"{PACK}/list").data["records"]
    number = next(row["id"] for row in rows if row["title"] == "Sealed final")
    first = merged(office.root, number)["files"][0]["id"]
    assert office.root.delete(f"{PACK}/result", id=number, fileId=first).status == 200
    assert office.root.delete(f"{PACK}/result", id=number, fileId=first).err == "pack.no_file"
    state = merged(office.root, number)
    assert (len(state["files"]), state["questions"], len(state["people"])) == (1, [], 2)
    rows = school.root.get(f"{PACK}/list").data["records"]
    row = next(row for row in rows if row["title"] == "Sealed final")
    assert school.root.delete(PACK, id=row["id"]).status == 200
    assert school.root.get(PACK, id=row["id"]).err == "pack.missing"
    assert school.root.get("/api/admin/homework", tid=row["tid"]).status == 200


def test_results_of_another_exam_or_changed_ones_are_refused(
    office: WorkStage, school: WorkStage, roster: None
) -> None:
    packs = {}
    for title in ("This exam", "That exam"):
        number, password, file = made_exam(office.root, office.hold(title=title))
        assert take(office.root, number, file).err == "pack.not_results"
        here = received(school.root, file)
        opened(school.root, here, password, people=False)
        packs[title] = number, results_file(school.root, here)
    (number, mine), (_, others) = packs.values()
    wrong = take(office.root, number, others)
    assert wrong.err == "pack.wrong_exam" and "That exam" in wrong.json["msg"]
    edited = bytearray(mine)
    edited[len(edited) // 2] ^= 1
    assert take(office.root, number, bytes(edited)).err == "pack.damaged"
    assert take(office.root, number, with_sum(bytes(edited))).err == "pack.changed"
    # Under the mark of this exam, and locked by another one's key.
    marks = [mark_of(content) for _, content in packs.values()]
    disguised = others.replace(marks[1], marks[0])
    assert take(office.root, number, with_sum(disguised)).err == "pack.changed"
    assert take(office.root, number, mine[:-5]).err == "pack.truncated"
    assert receive(school.root, mine).err == "pack.is_results"
    assert merged(office.root, number)["files"] == []


def mark_of(content: bytes) -> bytes:
    """The mark of the exam, as it stands in a file."""
    start = content.index(b'"pack_id":"') + 11
    return content[start : start + 32]


def test_every_step_leaves_an_audit_row(office: WorkStage, school: WorkStage) -> None:
    wanted = (
        (
            office,
            {"pack.make", "pack.download", "pack.merge", "pack.decide", "pack.merge_forget"},
        ),
        (
            school,
            {"pack.receive", "pack.wrong_password", "pack.open", "pack.results", "pack.remove"},
        ),
    )
    for stage, actions in wanted:
        rows = stage.root.get("/api/admin/audit-log", limit=300).data["records"]
        assert actions <= {each["action"] for each in rows}


def test_only_their_own_files_are_shown_to_admins(office: WorkStage, school: WorkStage) -> None:
    ada = office.people["ada"]
    listed = office.root.get(f"{PACK}/list").data["records"]
    assert listed and ada.get(f"{PACK}/list").data["records"] == []
    number = listed[0]["id"]
    for answer in (
        ada.get(PACK, id=number),
        ada.delete(PACK, id=number),
        ada.get(f"{PACK}/merged", id=number),
        decide(ada, number, "count", "open:1"),
    ):
        assert (answer.status, answer.err) == (404, "pack.missing")
    theirs = office.hold(title="Not hers")
    denied = ada.post(f"{PACK}/exam", {"tid": theirs})
    assert (denied.status, denied.err) == (403, "timedwork.not_allowed")
