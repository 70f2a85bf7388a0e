"""A participant hands in a text, the desk prints it (S2 §2 Print and Admin Print)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.office import create_contest

pytestmark = pytest.mark.quick

CODE = "#include <cstdio>\n" + "int main() { return 0; } // padded to be long enough\n" * 3


@pytest.fixture(scope="module")
def organiser(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def cid(organiser: Client) -> int:
    return create_contest(organiser, begins=-10, openPrint=True, title="Paper")


def hand_in(who: Client, cid: int, content: str = CODE) -> str:
    answer = who.post("/api/submit-print-text", {"cid": cid, "content": content})
    return "" if answer.status == 200 else answer.err


@pytest.mark.covers("S2-5-4", "S2-7-16")
def test_a_text_is_handed_in_once_in_a_while_and_not_too_short(
    cid: int, new_user: Callable[..., Client]
) -> None:
    student = new_user()
    assert hand_in(student, cid, " \n ") == "content.empty"
    assert hand_in(student, cid, "x" * 49) == "contest.print_too_short"
    assert hand_in(student, cid, "x" * 65_536) == "content.too_long"
    assert hand_in(student, cid, "x" * 50) == ""
    answer = student.post("/api/submit-print-text", {"cid": cid, "content": CODE})
    assert answer.err == "contest.print_too_fast"
    assert "3" in answer.json["msg"] or "2" in answer.json["msg"]


def test_nothing_is_printed_where_printing_is_closed_or_nobody_may_enter(
    organiser: Client, new_user: Callable[..., Client]
) -> None:
    student = new_user()
    closed = create_contest(organiser, begins=-10)
    coming = create_contest(organiser, begins=10, openPrint=True)
    private = create_contest(organiser, begins=-10, openPrint=True, auth=1, pwd="secret")
    assert hand_in(student, closed) == "contest.print_closed"
    assert hand_in(student, coming) == "contest.not_started"
    assert hand_in(student, private) == "contest.register_first"
    assert hand_in(student, 4242) == "contest.missing"


def test_nobody_prints_away_the_paper_of_all(cid: int, new_user: Callable[..., Client]) -> None:
    assert hand_in(new_user(), cid, "line of text\n" * 5999 + "end") == "content.too_long"
    assert hand_in(new_user(), cid, "text\n" * 5999 + "end") == ""
    assert hand_in(new_user(), cid, "text\n" * 6000 + "end") == "contest.print_no_paper"


@pytest.mark.covers(
    *("S2-2.7-7", "S2-3-7", "S2-4-12", "S2-7-17", "S2-7-18", "S2-7-19", "S2-7-46", "S2-9-7")
)
def test_the_desk_sees_the_queue_prints_and_says_so(
    organiser: Client, new_user: Callable[..., Client]
) -> None:
    cid = create_contest(organiser, begins=-10, openPrint=True, title="Desk")
    first, second = new_user(), new_user()
    assert hand_in(first, cid) == ""
    assert hand_in(second, cid, CODE + "// second") == ""

    def queue(**query: object) -> list[dict[str, object]]:
        return list(organiser.get("/api/get-contest-print", cid=cid, **query).data["records"])

    rows = queue()
    assert [(row["status"], row["pages"]) for row in rows] == [(0, 1), (0, 1)]
    fields = {"id", "cid", "username", "realname", "status", "gmtCreate", "pages"}
    assert rows[0].keys() == fields and {row["cid"] for row in rows} == {cid}
    page = organiser.get("/api/get-contest-print", cid=cid).data
    assert (page["total"], page["size"], page["current"], page["pages"]) == (2, 15, 1, 1)
    newest = rows[0]["id"]
    sheet = organiser.get("/api/get-contest-print-sheet", id=newest).data
    assert sheet["contest"] == "Desk" and sheet["content"].endswith("// second")
    file = organiser.get("/api/file/download-contest-print-text", id=newest)
    assert file.body.decode() == CODE + "// second"
    assert "_Contest_Print.txt" in file.headers["content-disposition"]
    done = f"/api/check-contest-print-status?id={newest}&cid={cid}"
    assert organiser.put(done, {}).status == 200
    assert [row["status"] for row in queue()] == [0, 1]
    assert queue()[-1]["id"] == newest
    other = create_contest(organiser, begins=-10, openPrint=True)
    elsewhere = f"/api/check-contest-print-status?id={newest}&cid={other}"
    assert organiser.put(elsewhere, {}).err == "update.failed"


def test_the_queue_is_its_managers_alone(
    cid: int, organiser: Client, root: Client, new_user: Callable[..., Client]
) -> None:
    student, colleague = new_user(), new_user("admin")
    assert hand_in(student, cid) == ""
    number = organiser.get("/api/get-contest-print", cid=cid).data["records"][0]["id"]
    for who in (student, colleague):
        assert who.get("/api/get-contest-print", cid=cid).err == "contest.not_manager"
        done = f"/api/check-contest-print-status?id={number}&cid={cid}"
        assert who.put(done, {}).err == "contest.not_manager"
        assert who.get("/api/get-contest-print-sheet", id=number).err == "contest.not_manager"
        assert who.get("/api/file/download-contest-print-text", id=number).http == 403
    assert root.get("/api/get-contest-print-sheet", id=number).status == 200
    assert root.get("/api/get-contest-print-sheet", id=999_999).err == "contest.missing"
