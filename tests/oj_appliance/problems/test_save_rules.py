"""What a save call takes and refuses (specification S3 §3 and §5, contract group.md §4)."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import verdict_of
from tests.oj_appliance.problems.builders import (
    create,
    create_problem,
    problem_body,
    update,
)
from tests.server_process import ServerProcess

SPECIAL = {"judgeMode": "spj", "spjCode": "int main(){}", "spjLanguage": "C"}
OI = {"type": 1, "judgeCaseMode": "subtask_lowest"}


def files(count: int) -> str:
    return json.dumps({f"{number}.h": "x" for number in range(count)})


def case(**part: Any) -> dict[str, Any]:
    return {"input": "1", "output": "2", "score": 50, "groupNum": 1, **part}


@pytest.mark.covers("S3-3-5")
def test_every_field_of_the_form_comes_back(root: Client) -> None:
    fields = {
        "title": "T",
        "description": "D",
        "input": "I",
        "output": "O",
        "hint": "H",
        "source": "S",
        "timeLimit": 1234,
        "memoryLimit": 99,
        "stackLimit": 77,
        "difficulty": 2,
        "auth": 2,
        "codeShare": False,
        "examples": "<input>1</input><output>2</output><input>3</input><output>4</output>",
        **OI,
        "judgeMode": "spj",
        "spjLanguage": "C",
        "spjCode": "int main(){}",
        "spjAbi": "testlib",
        "spjArgs": "-x 1",
        "isRemoveEndBlank": False,
        "openCaseResult": False,
        "showCheckerComment": True,
        "userExtraFile": json.dumps({"a.h": "x"}),
        "judgeExtraFile": json.dumps({"b.h": "y"}),
        "isFileIO": True,
        "ioReadFileName": "in.txt",
        "ioWriteFileName": "out.txt",
        "statements": {
            "en-US": {"title": "E", "description": "d", "input": "i", "output": "o", "hint": "h"}
        },
    }
    body = problem_body(**fields)
    body["samples"] = [case(score=30, groupNum=2)]
    body["tags"] = [{"name": "form", "color": "#123456"}]
    template = {"lid": 1, "code": "c", "status": True, "prepend": "p", "append": "a"}
    body["codeTemplates"] = [template]
    pid = create(root, body)
    stored = root.get("/api/admin/problem", pid=pid).data
    assert stored["problemId"] == body["problem"]["problemId"]
    for name, value in fields.items():
        shown, wanted = stored[name], value
        if name.endswith("ExtraFile"):
            shown, wanted = json.loads(shown), json.loads(str(value))
        assert shown == wanted, name
    assert stored["author"] == "root" and stored["isRemote"] is False and stored["gid"] is None
    assert stored["applyPublicProgress"] is None and stored["isUploadCase"] is False
    (kept,) = root.get("/api/admin/problem/get-problem-cases", pid=pid).data
    sample = (kept["pid"], kept["input"], kept["output"], kept["score"], kept["groupNum"])
    assert sample == (pid, "1", "2", 30, 2)
    (tag,) = root.get("/api/get-problem-tags", pid=pid).data
    assert (tag["name"], tag["color"]) == ("form", "#123456")
    languages = root.get("/api/get-problem-languages", pid=pid).data
    # Code stands around the student's in one language, and the others are shut.
    assert {each["id"] for each in languages} == {template["lid"]}
    (shown,) = root.get("/api/get-problem-code-template", pid=pid).data
    assert shown.items() >= {**template, "pid": pid}.items()


@pytest.mark.covers("S3-5-7", "S3-5-8", "S3-5-9", "S3-5-11", "S3-5-13", "S3-5-26d", "S3-5-26e")
@pytest.mark.parametrize(
    ("problem", "parts", "key"),
    [
        ({"title": " "}, {}, "content.empty"),
        ({"input": " "}, {}, "content.empty"),
        ({"output": ""}, {}, "content.empty"),
        ({"timeLimit": 0}, {}, "problem.bad_time"),
        ({"memoryLimit": 0}, {}, "problem.bad_memory"),
        ({"stackLimit": 0}, {}, "problem.bad_stack"),
        ({"examples": "<input>1</input><output></output>"}, {}, "problem.examples"),
        ({"isFileIO": True, "ioReadFileName": "a"}, {}, "problem.io_names"),
        ({"isFileIO": True, "ioWriteFileName": "a"}, {}, "problem.io_names"),
        (
            {
                **{"isFileIO": True, "ioReadFileName": "a.txt", "ioWriteFileName": "b.txt"},
                "userExtraFile": '{"a.txt": "1 2"}',
            },
            {},
            "http.bad_param",
        ),
        ({**SPECIAL, "spjArgs": "a\0b"}, {}, "http.bad_param"),
        ({"userExtraFile": '{"a.h": " "}'}, {}, "problem.extra_file"),
        ({"userExtraFile": '{"": "x"}'}, {}, "problem.extra_file"),
        ({"userExtraFile": files(60)}, {}, "http.bad_param"),
        ({"judgeExtraFile": files(60)}, {}, "http.bad_param"),
        ({"judgeExtraFile": '{"a.h": ""}'}, {}, "problem.extra_file"),
        ({}, {"samples": [], "isUploadTestCase": True}, "problem.no_cases"),
        ({}, {"samples": []}, "problem.no_cases"),
        ({}, {"samples": [case(input="", output="")]}, "problem.empty_case"),
        (OI, {"samples": [case(score=None)]}, "problem.bad_score"),
        (OI, {"samples": [case(score=-1)]}, "problem.bad_score"),
        (OI, {"samples": [case(score=1.5)]}, "http.bad_param"),
        (OI, {"samples": [case(groupNum=0)]}, "problem.bad_group"),
        (OI, {"samples": [case(), case(groupNum=None)]}, "problem.bad_group"),
        (
            {**OI, "judgeCaseMode": "subtask_average"},
            {"samples": [case(groupNum=None)]},
            "problem.bad_group",
        ),
        ({}, {"languages": []}, "problem.no_language"),
        (
            {},
            {"codeTemplates": [{"lid": 1, "code": " ", "status": True}]},
            "problem.empty_template",
        ),
    ],
)
def test_a_save_that_breaks_a_rule_is_refused(
    root: Client, problem: dict[str, Any], parts: dict[str, Any], key: str
) -> None:
    answer = root.post("/api/admin/problem", {**problem_body(**problem), **parts})
    assert (answer.status, answer.err) == (400, key)


def test_examples_without_an_end_are_refused_however_long(root: Client) -> None:
    """Reading them again and again from every mark would hold up the whole site."""
    endless = "<input>1</input><output>" * 100_000
    assert root.post("/api/admin/problem", problem_body(examples=endless)).err == "problem.examples"


def test_as_many_extra_files_as_the_judge_takes_are_judged(root: Client) -> None:
    body = problem_body(
        **SPECIAL | {"spjLanguage": "C++"}, userExtraFile=files(59), judgeExtraFile=files(59)
    )
    pid = create(root, body)
    assert verdict_of(root, pid, "C", "int main(){}") == 0


@pytest.mark.covers("S3-5-8", "S3-5-9")
def test_one_half_of_a_case_and_no_points_are_enough(root: Client) -> None:
    body = problem_body(**OI)
    body["samples"] = [case(input="", score=0), case(output="")]
    assert root.post("/api/admin/problem", body).status == 200


@pytest.mark.covers("S3-5-13")
def test_a_remote_problem_keeps_what_its_judge_decides(root: Client, server: ServerProcess) -> None:
    pid = create_problem(root, timeLimit=700)
    with closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as connection:
        connection.execute("UPDATE problem SET is_remote = 1 WHERE id = ?", (pid,))
        connection.commit()
    body = problem_body(
        title="Their title",
        timeLimit=9000,
        memoryLimit=9,
        stackLimit=9,
        type=1,
        isFileIO=True,
        ioReadFileName="a",
        ioWriteFileName="b",
    )
    body["samples"] = []
    assert update(root, pid, body).status == 200
    stored = root.get("/api/admin/problem", pid=pid).data
    assert stored["title"] == "Their title"
    assert (stored["timeLimit"], stored["memoryLimit"], stored["stackLimit"]) == (700, 256, 128)
    assert (stored["type"], stored["isFileIO"], stored["ioReadFileName"]) == (0, False, None)
