"""Questions are read from a file without being stored, and leave as files that are read again."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.objective.builders import PARTS, add_objective

READ, DOWNLOAD = "/api/file/read-questions", "/api/file/download-questions"
BLANK = {"options": [], "caseSensitive": False, "shuffle": False}
GIFT = """// points=3 shuffle=no case=no
::1::2 + 2 {=4 ~5}

Match {=a -> b =c -> d}
"""


def test_a_look_at_a_file_tells_each_question_and_stores_none(root: Client) -> None:
    before = root.get("/api/admin/problem/get-problem-list").data["total"]
    answer = root.upload(READ, "questions.gift", GIFT.encode()).data
    assert answer["format"] == "gift"
    taken, refused = answer["questions"]
    assert taken["part"] == {
        **{"kind": "single", "stem": "2 + 2", "score": 3, "answers": ["A"]},
        **{"options": ["4", "5"], "caseSensitive": False, "shuffle": False},
    }
    assert (taken["line"], taken["fault"], refused["part"]) == (2, None, None)
    assert refused["fault"] == "不支持配对题"
    assert root.get("/api/admin/problem/get-problem-list").data["total"] == before


def test_what_the_editor_would_refuse_is_told_at_once(root: Client) -> None:
    table = "题干,选项A,选项B,答案,分值\n一,x,y,A,10001\n二,x,,A,1\n".encode("gb18030")
    answer = root.upload(READ, "questions.csv", table).data
    assert answer["format"] == "table"
    assert [each["part"] for each in answer["questions"]] == [None, None]
    faults = [each["fault"] for each in answer["questions"]]
    assert faults[0] == "第1小题的分值须为1到10000之间的整数"
    assert faults[1] == "第2小题：选择题须有2到26个选项，其他题型没有选项"


@pytest.mark.parametrize("name", ["gift", "xlsx"])
def test_what_goes_out_comes_in_again(root: Client, name: str) -> None:
    pid, display_id = add_objective(root)
    answer = root.get(DOWNLOAD, pid=pid, format=name)
    assert f"{display_id}.{name}" in answer.headers["content-disposition"]
    read = root.upload(READ, f"again.{name}", answer.body).data["questions"]
    assert [each["part"] for each in read] == [{**BLANK, **part} for part in PARTS]
    assert [each["notes"] for each in read] == [[]] * len(PARTS)


def test_files_that_hold_no_questions_say_what_is_expected(root: Client) -> None:
    assert root.upload(READ, "empty.txt", b"").err == "file.empty"
    assert root.upload(READ, "blank.txt", b"\n\n").err == "questions.none"
    assert root.upload(READ, "old.xls", bytes.fromhex("d0cf11e0a1b11ae1")).err == "roster.bad_file"
    assert root.upload(READ, "broken.xlsx", b"PK\x03\x04 nothing").err == "roster.bad_file"


def test_only_an_objective_problem_has_questions_to_send(root: Client, sum_pid: int) -> None:
    answer = root.get(DOWNLOAD, pid=sum_pid, format="gift")
    assert (answer.status, answer.err) == (400, "questions.no_objective")
