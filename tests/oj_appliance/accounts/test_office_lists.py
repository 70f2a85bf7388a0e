"""Class lists as school offices keep them: a title, numbers in place of usernames, no passwords, a
sum below, a sheet a class (contract admin.md §3.1)."""

from __future__ import annotations

import io
from typing import Any

import pytest
from openpyxl import Workbook

from oj_appliance.accounts.rosters.class_names import class_in, class_of_sheet
from oj_appliance.accounts.rosters.other_rows import is_about_the_list
from tests.http_client import Client
from tests.server_process import ServerProcess

UPLOAD, ROSTER = "/api/admin/user/roster-upload", "/api/admin/user/roster"
COMMIT = "/api/admin/user/roster-commit"
HEADER = ["序号", "学号", "姓名", "性别", "备注"]


def workbook(**sheets: list[list[object]]) -> bytes:
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def office_sheet(first: int, *names: str, title: str | None = None) -> list[list[object]]:
    people: list[list[object]] = [
        [at, first + at, name, "女", None] for at, name in enumerate(names, 1)
    ]
    above: list[list[object]] = [[title]] if title else []
    return [*above, list(HEADER), *people, ["合计", None, f"{len(names)}人"]]


def rows_of(root: Client, key: str, **query: Any) -> list[dict[str, Any]]:
    return list(root.get(ROSTER, key=key, limit=500, **query).data["records"])


def mapping(looked: dict[str, Any], **more: Any) -> dict[str, Any]:
    """As the page sends what is shown back."""
    columns = [{"index": each["index"], "field": each["field"]} for each in looked["columns"]]
    kept = {name: looked[name] for name in ("generatePasswords", "numberAsUsername")}
    return {"key": looked["key"], "columns": columns, **kept, **more}


def test_an_office_list_makes_a_class_as_it_is(server: ServerProcess, root: Client) -> None:
    title = "XX中学2026—2027学年第一学期高一（3）班学生名单"
    rows = [
        *office_sheet(88100, "陈一丁", "李二妮", title=title)[:-1],
        [3],  # a seat with nobody in it
        list(HEADER),  # the next page
        [4, 88104, "王三"],
        ["合计", None, "3人"],
        ["班主任：周老师"],
    ]
    looked = root.upload(UPLOAD, "名单.xlsx", workbook(Sheet1=rows)).data
    assert looked["counts"] == {
        "create": 3,
        "update": 0,
        "unchanged": 0,
        "problem": 0,
        "warning": 0,
    }
    assert (looked["numberAsUsername"], looked["generatePasswords"]) == (True, True)
    assert [(each["place"], each["text"]) for each in looked["leftOut"]] == [
        ("5", "3"),
        ("6", "序号 学号 姓名 性别 备注"),
        ("8", "合计 3人"),
        ("9", "班主任：周老师"),
    ]
    assert looked["rows"][0]["values"] == {
        "username": "88101",
        "number": "88101",
        "realname": "陈一丁",
        "gender": "female",
        "className": "高一（3）班",
    }
    done = root.post(COMMIT, {"key": looked["key"], "mustChangePassword": True}).data
    assert (done["created"], done["failed"]) == (3, [])
    slips = root.get("/api/file/login-slips", key=done["slipKey"]).body.decode()
    assert slips.count('<li class="slip">') == 3 and "陈一丁" in slips
    person = root.get("/api/admin/user/get-user-list", keyword="88101").data["records"][0]
    assert [person[name] for name in ("username", "number", "nickname", "className")] == [
        "88101",
        "88101",
        "陈一丁",
        "高一（3）班",
    ]


def test_blanks_that_fill_a_column_and_wide_signs_change_nobody(root: Client) -> None:
    people = [
        (88151, "张 伟", "高一（4）班"),
        (88152, "李\u3000娜", "高一(4)班"),
        (88153, "欧阳 修", "高一( 4 )班 "),
        (88154, "Anna Maria", "Class 4 A"),
        (88155, "Ann", "class 4 A"),
        (88156, "Bo", "Class 4A"),
    ]
    content = workbook(Sheet1=[["学 号", "姓 名", "班 级"], *([*each] for each in people)])
    values = [each["values"] for each in root.upload(UPLOAD, "a.xlsx", content).data["rows"]]
    names = ["张伟", "李娜", "欧阳 修", "Anna Maria", "Ann", "Bo"]
    assert [each["realname"] for each in values] == names
    # A class is called as it is called first.
    classes = [*["高一（4）班"] * 3, *["Class 4 A"] * 2, "Class 4A"]
    assert [each["className"] for each in values] == classes


def test_every_sheet_is_offered_and_is_a_class(root: Client) -> None:
    content = workbook(
        **{
            "高一1班": office_sheet(88200, "甲", "乙"),
            "高一2班": office_sheet(88300, "丙"),
            "说明": [["本表由教务处提供"]],
        }
    )
    looked = root.upload(UPLOAD, "高一.xlsx", content).data
    sheets = looked["sheets"]
    assert [
        (each["name"], each["isTaken"], each["className"], each["rows"]) for each in sheets
    ] == [
        ("高一1班", True, "高一1班", 2),
        ("高一2班", True, "高一2班", 1),
        ("说明", False, "说明", 1),
    ]
    assert [(row["place"], row["values"]["className"]) for row in looked["rows"]] == [
        ("高一1班 2", "高一1班"),
        ("高一1班 3", "高一1班"),
        ("高一2班 2", "高一2班"),
    ]
    assert len({row["row"] for row in looked["rows"]}) == 3
    one = mapping(looked, sheets=[{"index": 1, "className": "高一(2)班"}])
    mapped = root.put(ROSTER, one).data
    assert [(row["place"], row["values"]["className"]) for row in mapped["rows"]] == [
        ("2", "高一(2)班")
    ]
    assert root.put(ROSTER, mapping(looked, sheets=[{"index": 3}])).err == "http.bad_param"


def test_the_number_need_not_be_the_username(root: Client) -> None:
    looked = root.upload(UPLOAD, "a.xlsx", workbook(a=office_sheet(88400, "甲"))).data
    mapped = root.put(ROSTER, mapping(looked, numberAsUsername=False)).data
    assert mapped["numberAsUsername"] is False
    assert [each["err"] for each in mapped["rows"][0]["problems"]] == ["roster.empty_username"]


def test_an_update_tells_old_and_new_and_warns_of_lost_letters(root: Client) -> None:
    first = "学号,姓名,班级\n88501,李㛃,高一1班\n88502,王四,高一1班\n"
    looked = root.upload(UPLOAD, "a.csv", first.encode()).data
    root.post(COMMIT, {"key": looked["key"]})
    second = "学号,姓名,班级\n88501,李?,高一1班\n88502,王四,高一2班\n88503,周?,高一2班\n"
    looked = root.upload(UPLOAD, "a.csv", second.encode()).data
    assert looked["counts"] == {
        "create": 1,
        "update": 2,
        "unchanged": 0,
        "problem": 0,
        "warning": 2,
    }
    told = [[(each["field"], each["err"]) for each in row["warnings"]] for row in looked["rows"]]
    assert told == [
        [("realname", "roster.lost_letters")],
        [],
        [("realname", "roster.lost_letters")],
    ]
    assert looked["rows"][1]["changes"] == [
        {"field": "className", "before": "高一1班", "after": "高一2班"}
    ]
    # The nickname was the real name, and follows it.
    assert [each["field"] for each in looked["rows"][0]["changes"]] == ["realname", "nickname"]
    assert len(rows_of(root, looked["key"], onlyProblems=True)) == 2
    plain = root.put(ROSTER, mapping(looked, fillNicknames=False)).data
    assert [each["field"] for each in plain["rows"][0]["changes"]] == ["realname"]


def test_an_old_excel_file_is_told_what_to_do(root: Client) -> None:
    old = bytes.fromhex("d0cf11e0a1b11ae1") + bytes(600)
    for name in ("a.xlsx", "a.csv"):
        answer = root.upload(UPLOAD, name, old)
        assert answer.err == "roster.bad_file" and "xlsx" in answer.json["msg"]


def test_the_place_in_the_list_is_not_the_number(root: Client) -> None:
    text = "No,Student number,Name\n1,88601,Ann\n"
    looked = root.upload(UPLOAD, "Grade 10 Class 3.csv", text.encode()).data
    assert [each["field"] for each in looked["columns"]] == [None, "number", "realname"]
    assert looked["rows"][0]["values"]["className"] == "Grade 10 Class 3"


@pytest.mark.quick
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2026级高一(1)班学生名单", "2026级高一(1)班"),
        ("第一中学2026—2027学年第一学期七年级（2）班", "七年级（2）班"),
        ("2024级计算机1班学生信息表", "2024级计算机1班"),
        ("一中 高三 12 班", "高三 12 班"),
        ("301班", "301班"),
        ("Grade 10 Class 3", "Grade 10 Class 3"),
        ("2024级学生名单", ""),
        ("高一年级名单", ""),
        ("class", ""),
    ],
)
def test_a_class_is_found_in_a_title(text: str, found: str) -> None:
    assert class_in(text) == found


@pytest.mark.quick
def test_a_sheet_of_many_is_a_class_unless_nobody_named_it() -> None:
    assert class_of_sheet("火箭队", is_one_of_many=True) == "火箭队"
    assert class_of_sheet("火箭队", is_one_of_many=False) == ""
    assert class_of_sheet("Sheet2", is_one_of_many=True) == ""


@pytest.mark.quick
def test_sums_and_notes_are_told_from_people() -> None:
    sums = ["合计", "小计：42", "共 42 人", "全班共42人", "班级人数", "Total: 42", "班主任：张"]
    people = ["共青", "合计伟", "total1", "1", "42", "小计划"]
    assert [text for text in sums if not is_about_the_list([text], [])] == []
    assert [text for text in people if is_about_the_list([text], [])] == []
