"""Does it compile? What the editor asks before it saves (contract admin.md §8.2)."""

from __future__ import annotations

import pytest

from tests.http_client import Client

COMPILE = "/api/admin/problem/compile-"


@pytest.mark.covers("S3-2.4-6", "S3-7.4-11")
@pytest.mark.parametrize("role", ["spj", "interactive"])
def test_a_judges_program_compiles_or_the_compilers_words_come_back(
    teacher: Client, role: str
) -> None:
    broken = {"language": "C", "code": '#include "ours.h"\nint main(void) { return missing; }'}
    answer = teacher.post(COMPILE + role, {**broken, "extraFiles": {"ours.h": "int ours;\n"}})
    assert (answer.http, answer.status, answer.err) == (200, 500, "judge.compile_failed")
    assert "missing" in answer.json["msg"] and "ours.h" not in answer.json["msg"]
    mended = {**broken, "extraFiles": {"ours.h": "static int missing;\n"}}
    answer = teacher.post(COMPILE + role, mended)
    assert (answer.status, answer.json["data"]) == (200, None)


@pytest.mark.parametrize("role", ["spj", "interactive"])
def test_what_cannot_be_compiled_is_told_by_its_field(root: Client, role: str) -> None:
    def refused(**change: object) -> tuple[int, str, str]:
        answer = root.post(COMPILE + role, {"language": "C", "code": "int main;", **change})
        return answer.status, answer.err, answer.json["msg"]

    for field in ("code", "language"):
        status, key, text = refused(**{field: " "})
        assert (status, key, field in text) == (400, "param.empty", True)
    assert refused(code="/" * 1_048_577)[:2] == (400, "content.too_long")
    assert refused(extraFiles={"../a": "b"})[:2] == (400, "http.bad_param")
    status, key, text = refused(language="Pascal")
    assert (status, key, "Pascal" in text) == (500, "judge.compile_failed", True)


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
