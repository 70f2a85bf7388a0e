"""What a teacher does with the results of an exam: signs twice, takes the files, releases at a
chosen time, and lets personal data go; each file is opened."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from oj_appliance.clock import epoch_ms
from tests.browser_fixtures import NewVisitor
from tests.e2e.exam_day import Window
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, END, MINUTE, WRONG, WorkStage
from tests.server_process import ROOT_PASSWORD

pytestmark = pytest.mark.e2e
RESULTS, WORK = "features/admin/exam-results", "features/timed-work"
PUPILS = {"mona": ("莫娜", "007", "3A"), "nils": ("=Nils", "008", "3B")}
BOTH = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    for name, (realname, number, class_name) in PUPILS.items():
        made.server.make_user(name, ROOT_PASSWORD)
        made.people[name] = made.server.client(name, ROOT_PASSWORD)
        account = {"uid": uid_of(made.people[name]), "username": name, "type": 1002, "status": 0}
        named = {"realname": realname, "number": number, "className": class_name}
        assert made.root.put("/api/admin/user/edit-user", {**account, **named}).status == 200
    yield made
    made.close()


def held(stage: WorkStage, **settings: object) -> int:
    """A work that is over: mona has A, nils tried it."""
    stage.at(0)
    tid = stage.hold(settings, title="An exam")
    stage.at(1)
    stage.start(tid, "mona", "nils")
    stage.submit(stage.people["mona"], tid, "A", ADD)
    stage.submit(stage.people["nils"], tid, "A", WRONG)
    stage.at(END + 1)
    return tid


def window_of(
    stage: WorkStage, new_visitor: NewVisitor, name: str, language: str, width: int
) -> Window:
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, name)
    return Window(visitor, visitor.new_page(), Texts(language))


def sign(teacher: Window, version: int, note: str) -> None:
    teacher.press(RESULTS, "sign.sign", version=version)
    teacher.page.locator("input[name=note]").fill(note)
    teacher.agree(RESULTS, "sign.confirm")
    link = teacher.texts(RESULTS, "sign.version", version=version)
    expect(teacher.page.get_by_role("link", name=link, exact=True)).to_be_visible()


@BOTH
def test_a_second_version_is_signed_with_what_differs_from_the_first(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = held(stage)
    teacher = window_of(stage, new_visitor, "root", language, width)
    page, texts = teacher.page, teacher.texts
    path = f"/admin/timedwork/{tid}/results"
    teacher.open(path)
    sign(teacher, 1, "checked by two")
    given = {"pid": stage.pids["ONE"], "kind": "points", "uid": uid_of(stage.people["nils"])}
    body = {"tid": tid, **given, "points": 100, "reason": "A right program, wrong data"}
    assert stage.root.post("/api/admin/exam/correction", body).status == 200
    page.reload()
    changed = texts(RESULTS, "sign.changed", count=3, version=1)
    expect(page.get_by_text(changed)).to_be_visible()
    name = "=Nils"
    expected = [
        [name, texts(RESULTS, "difference.points", problem="A"), "0", "100"],
        [name, texts(RESULTS, "difference.total"), "0", "100"],
        [name, texts(RESULTS, "difference.rank"), "2", "1"],
    ]
    assert differences(teacher) == expected
    teacher.look(f"closing-differences-{width}")
    sign(teacher, 2, "corrected")
    expect(page.get_by_text(changed)).to_have_count(0)
    expect(page.get_by_role("table", name=texts(RESULTS, "difference.title"))).to_have_count(0)
    page.get_by_role("link", name=texts(RESULTS, "sign.version", version=2), exact=True).click()
    expect(page.get_by_role("heading", name=texts(RESULTS, "difference.title"))).to_be_visible()
    assert differences(teacher) == expected
    teacher.look(f"closing-printed-{width}")
    teacher.open(f"{path}/print?sheet=results&version=1")
    expect(page.get_by_text("checked by two")).to_be_visible()
    expect(page.get_by_role("heading", name=texts(RESULTS, "difference.title"))).to_have_count(0)


def differences(teacher: Window) -> list[list[str]]:
    """Cell by cell, as they stand on the page or on the sheet."""
    table = teacher.page.get_by_role("table", name=teacher.texts(RESULTS, "difference.title"))
    expect(table).to_be_visible()
    rows = table.locator("tbody tr")
    return [rows.nth(at).locator("th, td").all_inner_texts() for at in range(rows.count())]


@BOTH
def test_each_file_of_an_exam_is_named_and_opens(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = held(stage)
    teacher = window_of(stage, new_visitor, "root", language, width)
    page, texts = teacher.page, teacher.texts
    teacher.open(f"/admin/timedwork/{tid}/results?view=files")
    columns = OFFICE[language]
    page.get_by_role("checkbox", name=texts(RESULTS, "files.withRank")).check(force=True)
    for kind, encoding in (("csv", "utf-8"), ("gb18030", "gb18030")):
        page.get_by_role("combobox", name=texts(RESULTS, "files.kind")).select_option(kind)
        name, content = taken(teacher, "files.download")
        assert name == f"results_{tid}.csv"
        assert content.startswith(b"\xef\xbb\xbf") == (encoding == "utf-8")
        text = content.decode("utf-8-sig" if encoding == "utf-8" else encoding)
        head, *lines = csv.reader(io.StringIO(text, newline=""))
        assert head == columns
        # What a table program would take for a formula stands behind an apostrophe.
        assert [line[:-1] for line in lines[:2]] == [
            ["007", "莫娜", "3A", "100", "", "100", "1"],
            ["008", "'=Nils", "3B", "0", "", "0", "2"],
        ]
    teacher.look(f"closing-files-{width}")
    name, content = taken(teacher, "files.downloadCode")
    assert name.endswith(".zip")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.testzip() is None
        (path,) = [each for each in archive.namelist() if each.startswith("3A/")]
        assert re.fullmatch(r"3A/007 莫娜/A_\d+\.py", path)
        assert archive.read(path).decode() == ADD
        assert "index.csv" in archive.namelist()
    page.get_by_role("tab", name=texts(RESULTS, "view.closing")).click()
    name, content = taken(teacher, "closing.downloadEvidence")
    assert name.endswith(".zip")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.testzip() is None
        assert {"results.json", "submissions.csv"} <= set(archive.namelist())
        sent = archive.read("submissions.csv").decode("utf-8-sig")
        assert "mona" in sent and "nils" in sent


OFFICE = {
    "zh-CN": ["学号", "姓名", "班级", "A", "B", "总分", "名次", "备注"],
    "en-US": ["Number", "Name", "Class", "A", "B", "Total", "Rank", "Remarks"],
}


def taken(teacher: Window, key: str) -> tuple[str, bytes]:
    """The name under which a browser keeps a file, and what is in it."""
    with teacher.page.expect_download() as download:
        teacher.press(RESULTS, key)
    return download.value.suggested_filename, download.value.path().read_bytes()


@BOTH
def test_results_are_released_at_a_chosen_time_and_data_go_after_chosen_months(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = held(stage, results="released")
    teacher = window_of(stage, new_visitor, "root", language, width)
    student = window_of(stage, new_visitor, "mona", language, width)
    page = teacher.page
    teacher.open(f"/admin/timedwork/{tid}/results?view=closing")
    teacher.sees(RESULTS, "release.undecided")
    # A whole minute, as the field has it, of the site's zone, whatever this computer's is.
    later = (stage.begin // MINUTE + END + 30) * MINUTE
    zone = ZoneInfo(stage.root.get("/api/get-website-config").data["timezone"])
    typed = datetime.fromtimestamp(later / 1000, zone).strftime("%Y-%m-%dT%H:%M")
    page.locator("input[type=datetime-local]").fill(typed)
    teacher.press(RESULTS, "release.at")
    teacher.agree(RESULTS, "release.yes")
    teacher.sees(RESULTS, "release.done")
    teacher.sees(RESULTS, "release.waits", time=typed.replace("T", " "))
    stored = stage.root.get("/api/admin/exam/settings", tid=tid).data
    assert (stored["results"], epoch_ms(stored["releaseAt"])) == ("released", later)
    student.open(f"/timedwork/{tid}/rank")
    expect(student.page.get_by_text("100")).to_have_count(0)
    student.look(f"closing-waits-{width}")
    erasure(teacher, stage, tid, width)
    stage.at(END + 31)
    student.open(f"/timedwork/{tid}/rank")
    expect(student.page.get_by_role("row").filter(has_text="mona")).to_contain_text("100")
    teacher.open(f"/admin/timedwork/{tid}/results?view=closing")
    teacher.sees(RESULTS, "release.released", time=typed.replace("T", " "))


def erasure(teacher: Window, stage: WorkStage, tid: int, width: int) -> None:
    """Saved, shown, and still there after a reload."""
    page, texts = teacher.page, teacher.texts
    months = page.get_by_role("combobox", name=texts(RESULTS, "closing.months"))
    save = teacher.button(RESULTS, "closing.save")
    expect(save).to_be_disabled()
    months.select_option("6")
    save.click()
    teacher.sees(RESULTS, "closing.saved")
    asked = stage.root.get("/api/admin/exam/erasure", tid=tid).data
    assert (asked["months"], asked["isSigned"]) == (6, False)
    day = datetime.fromtimestamp(epoch_ms(asked["erasesTime"]) / 1000, UTC)
    half_a_year = datetime.fromtimestamp((stage.begin + END * MINUTE) / 1000, UTC)
    assert 180 <= (day - half_a_year).days <= 185
    unsigned = texts(RESULTS, "closing.unsigned", time="@").partition("@")[2]
    expect(page.get_by_text(unsigned)).to_be_visible()
    teacher.look(f"closing-erasure-{width}")
    page.reload()
    expect(months).to_have_value("6")


@BOTH
def test_the_signature_list_has_the_fingerprints_of_what_counts(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = held(stage)
    teacher = window_of(stage, new_visitor, "root", language, width)
    page = teacher.page
    teacher.open(f"/admin/timedwork/{tid}/results?view=files")
    page.get_by_role("link", name=teacher.texts(RESULTS, "files.signatures")).click()
    rows = stage.root.get("/api/admin/exam/results", tid=tid).data["rows"]
    assert {row["username"] for row in rows} == set(PUPILS)
    for row in rows:
        cell = row["cells"]["A"]
        who = stage.people[row["username"]]
        receipts = who.get("/api/exam/get-own-progress", tid=tid).data["receipts"]
        assert [each["fingerprint"] for each in receipts] == [cell["fingerprint"]]
        line = page.get_by_role("row").filter(has_text=row["realname"])
        expect(line.locator("code")).to_have_text([cell["fingerprint"]])
        expect(line).to_contain_text(f"A · {cell['submitId']} · ")
    teacher.look(f"closing-signatures-{width}")
