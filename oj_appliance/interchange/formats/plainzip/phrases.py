"""What reports say of plain archives alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

IN_OTHER_FOLDER = Phrase("位于其他文件夹中，未导入", "they lie in another folder and are left out")
NO_INPUT = Phrase("没有对应的输入文件，未导入", "there is no input for them; they are left out")
NOT_A_CASE = Phrase(
    "文件名不是测试数据的命名，未导入", "the names are not those of test data; they are left out"
)
SECOND_OUTPUT = Phrase(
    "同一测试点已有其他文件，未导入", "the case has another file; they are left out"
)
SUBTASKS_BY_NAME = Phrase(
    "文件名中有子任务编号，按 {n} 个子任务导入，平分 100 分",
    "the names carry numbers of subtasks;"
    " {n} {n:subtask is taken, with/subtasks are taken, which share} 100 points",
)
