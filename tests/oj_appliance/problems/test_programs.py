"""Judges' programs and the code around the students': what a save takes, and whether it compiles
(contract admin.md §8.2, §8.3)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.builders import create, problem_body, update

COMPILE = "/api/admin/problem/compile-"


@pytest.mark.covers("S3-2.4-6", "S3-7.4-11")
@pytest.mark.parametrize("role", ["spj", "interactive"])
def test_a_program_is_compiled_before_it_is_saved(root: Client, role: str) -> None:
    path = COMPILE + role
    files = {"words.h": "#define WORD 0\n"}
    code = '#include "testlib.h"\n#include "words.h"\nint main() { return WORD; }'
    body = {"code": code, "language": "C++", "extraFiles": files}
    assert root.post(path, body).data is None
    answer = root.post(path, {**body, "code": "int main() { NONSENSE }"})
    assert (answer.http, answer.status, answer.err) == (200, 500, "judge.compile_failed")
    assert "NONSENSE" in answer.json["msg"] and len(answer.json["msg"]) <= 10_000
    assert root.post(path, {**body, "code": " "}).err == "param.empty"
    assert root.post(path, {**body, "language": ""}).err == "param.empty"
    assert root.post(path, {**body, "extraFiles": {"../x": ""}}).err == "http.bad_param"
    missing = root.post(path, {**body, "language": "Pascal"})
    assert missing.err == "judge.compile_failed" and "Pascal" in missing.json["msg"]


@pytest.mark.parametrize("mode", ["spj", "interactive"])
def test_a_program_that_does_not_compile_is_not_stored(root: Client, mode: str) -> None:
    broken = {"judgeMode": mode, "spjCode": "int main() { NONSENSE }", "spjLanguage": "C"}
    body = problem_body(**broken)
    refused = root.post("/api/admin/problem", body)
    assert (refused.status, refused.err) == (500, "judge.compile_failed")
    assert "NONSENSE" in refused.json["msg"]
    body["problem"]["spjCode"] = "int main() { return 0; }"
    pid = create(root, body)
    body["problem"] |= {"id": pid, "spjCode": broken["spjCode"]}
    assert root.put("/api/admin/problem", body).err == "judge.compile_failed"
    stored = root.get("/api/admin/problem", pid=pid).data
    assert stored["spjCode"] == "int main() { return 0; }"


@pytest.mark.parametrize("role", ["spj", "interactive"])
def test_what_cannot_be_compiled_is_told_by_its_field(root: Client, role: str) -> None:
    def refused(**change: object) -> tuple[int, str, str]:
        answer = root.post(COMPILE + role, {"language": "C", "code": "int main;", **change})
        return answer.status, answer.err, answer.json["msg"]

    for field in ("code", "language"):
        status, key, text = refused(**{field: " "})
        assert (status, key, field in text) == (400, "param.empty", True)
    assert refused(code="/" * 1_048_577)[:2] == (400, "content.too_long")


def test_a_function_only_problem_is_compiled_whole(root: Client) -> None:
    path = "/api/admin/problem/compile-template"
    whole = {
        "language": "C",
        "prepend": '#include "limits.inc"\nint twice(int);\n',
        "code": "int twice(int n) { return 2 * n; }",
        "append": "\nint main(void) { return twice(ZERO); }",
        "extraFiles": {"limits.inc": "#define ZERO 0\n"},
    }
    assert root.post(path, whole).status == 200
    answer = root.post(path, {**whole, "code": "int twice(int n) { return 2 * m; }"})
    assert (answer.status, answer.err) == (500, "judge.compile_failed")
    assert "'m' undeclared" in answer.json["msg"].replace("‘", "'").replace("’", "'")
    assert root.post(path, {**whole, "language": "Cobol"}).err == "judge.bad_language"
    assert root.post(path, {**whole, "append": "x" * 65_536}).err == "content.too_long"
    assert root.post(path, {**whole, "extraFiles": {"../a": "b"}}).err == "http.bad_param"


@pytest.mark.parametrize(
    "program",
    [
        {"judgeMode": "spj", "spjCode": "int main(){}", "spjLanguage": "C"},
        {"judgeMode": "spj", "spjCode": "main", "spjLanguage": "Python3", "spjAbi": "dmoj-coci"},
        {"judgeMode": "spj", "spjAbi": "builtin", "spjArgs": "float 1e-6 0"},
        {"judgeMode": "interactive", "spjCode": "int main(){}", "spjLanguage": "C++"},
    ],
)
def test_problems_with_a_judge_program_can_be_judged(
    root: Client, guest: Client, program: dict[str, str]
) -> None:
    body = problem_body(**program)
    pid = create(root, body)
    stored = root.get("/api/admin/problem", pid=pid).data
    assert (stored["unsupported"], stored["unsupportedReason"]) == (False, None)
    assert {name: stored[name] for name in program} == program
    shown = guest.get("/api/get-problem-detail", problemId=body["problem"]["problemId"])
    assert shown.data["problem"]["unsupported"] is False
    assert {shown.data["problem"][name] for name in program if name != "judgeMode"} == {None}


def test_a_program_in_a_language_that_is_not_installed_is_kept_and_says_so(
    root: Client, guest: Client
) -> None:
    body = problem_body(judgeMode="spj", spjCode="int main(){}", spjLanguage="Pascal")
    pid = create(root, body)
    stored = root.get("/api/admin/problem", pid=pid).data
    assert stored["unsupported"] is True
    assert "Pascal" in stored["unsupportedReason"]
    shown = guest.get("/api/get-problem-detail", problemId=body["problem"]["problemId"])
    assert shown.data["problem"]["unsupported"] is True
    assert b"Pascal" not in shown.body
    body["problem"]["spjLanguage"] = "C"
    assert update(root, pid, body).status == 200
    assert root.get("/api/admin/problem", pid=pid).data["unsupported"] is False


@pytest.mark.covers("S3-5-10")
@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"judgeMode": "interactive", "spjAbi": "hustoj"}, "problem.bad_abi"),
        ({"judgeMode": "interactive", "spjAbi": "builtin"}, "problem.bad_abi"),
        ({"judgeMode": "spj", "spjAbi": "other"}, "problem.bad_abi"),
        ({"judgeMode": "spj", "spjAbi": "builtin", "spjArgs": "words"}, "problem.bad_abi"),
        ({"judgeMode": "spj", "spjAbi": "builtin", "spjArgs": "float 1e-6"}, "problem.bad_abi"),
        ({"judgeMode": "spj", "spjAbi": "builtin", "spjArgs": "float -1 0"}, "problem.bad_abi"),
        ({"judgeMode": "spj", "spjAbi": "builtin"}, "problem.bad_abi"),
        ({"judgeMode": "spj", "spjCode": " "}, "problem.spj_missing"),
        ({"judgeMode": "interactive", "spjLanguage": None}, "problem.spj_missing"),
        ({"judgeMode": "spj", "spjCode": "/" * 1_048_577}, "content.too_long"),
    ],
)
def test_a_judge_program_keeps_the_rules(
    root: Client, changes: dict[str, str | None], error: str
) -> None:
    body = problem_body(**{"spjCode": "int main(){}", "spjLanguage": "C", **changes})
    assert root.post("/api/admin/problem", body).err == error
