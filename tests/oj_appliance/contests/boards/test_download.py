"""The board as a workbook (contract file.md §3, scoreboard.md §11)."""

from __future__ import annotations

import io

from openpyxl import load_workbook

from tests.oj_appliance.contests.boards.staged import AC, WA, Stage

PATH = "/api/file/download-contest-rank"


def test_managers_keep_the_board_as_a_workbook_that_evaluates_nothing(stage: Stage) -> None:
    teacher, ann = stage.person("admin"), stage.person()
    contest = stage.contest(uid=stage.uid(teacher), rank_show_name="nickname")
    assert ann.post("/api/change-userInfo", {"nickname": "=1+1", "gender": "male"}).data
    contest.submit(ann, "A", 1, WA)
    contest.submit(ann, "A", 70, AC)
    answer = teacher.get(PATH, cid=contest.id)
    assert answer.http == 200
    assert answer.headers["content-disposition"].endswith(f"contest_{contest.id}_rank.xlsx")
    sheet = load_workbook(io.BytesIO(answer.body))["rank"]
    header, row = sheet.iter_rows()
    assert [cell.value for cell in header][-5:] == [
        *("AC", "Total Submission", "Total Penalty Time", "A", "B")
    ]
    name = ann.headers["X-Name"]
    assert [cell.value for cell in row] == [*(1, name, "=1+1", None, None, 0, 2, 0, "-(1+1)", None)]
    assert {cell.data_type for cell in row if isinstance(cell.value, str)} == {"s"}
    answer = teacher.get(PATH, cid=contest.id, forceRefresh=True)
    row = list(load_workbook(io.BytesIO(answer.body))["rank"].values)[1]
    assert row[5:] == (1, 2, 70 * 60 + 1200, "+(2)", None)


def test_nobody_else_gets_it(stage: Stage) -> None:
    contest, ann = stage.contest(), stage.person()
    refused = ann.get(PATH, cid=contest.id)
    assert (refused.http, refused.err) == (403, "contest.not_manager")
    refused = stage.root.get(PATH, cid=49_999)
    assert (refused.http, refused.err) == (400, "contest.missing")
    assert stage.server.client().get(PATH, cid=contest.id).http == 401
