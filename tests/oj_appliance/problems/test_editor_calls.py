"""What the editor beside a problem asks the server for (contract problem.md §3)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.builders import create, problem_body

pytestmark = pytest.mark.quick

# S1 §9 names a fifth, Python2, which current systems no longer bring.
DEFAULT_LANGUAGES = {"C", "C++", "Java", "Python3"}


@pytest.mark.covers("S1-3-33", "S1-7.1-29", "S1-9-13")
def test_every_language_has_a_name_and_the_content_type_of_its_editor(guest: Client) -> None:
    languages = guest.get("/api/languages").data
    types = {each["name"]: each["contentType"] for each in languages}
    assert types.keys() >= DEFAULT_LANGUAGES
    assert types["C"] == "text/x-csrc"
    assert types["C++"] == types["C++ 17 With O2"] == "text/x-c++src"
    assert types["Java"] == "text/x-java"
    assert types["Python3"] == types["PyPy3"] == "text/x-python"
    assert [each["seq"] for each in languages] == sorted(
        (each["seq"] for each in languages), reverse=True
    )


@pytest.mark.covers("S1-7.1-20")
def test_all_templates_of_a_problem_by_its_number(root: Client, guest: Client) -> None:
    body = problem_body()
    numbers = {each["name"]: each["id"] for each in guest.get("/api/languages").data}
    body["codeTemplates"] = [
        {"lid": numbers["C"], "code": "int f(int);", "status": True},
        {"lid": numbers["Python3"], "code": "def f(x):", "status": False},
    ]
    pid = create(root, body)
    found = guest.get("/api/get-problem-code-template", pid=pid).data
    assert {(each["pid"], each["lid"], each["code"], each["status"]) for each in found} == {
        (pid, numbers["C"], "int f(int);", True),
        (pid, numbers["Python3"], "def f(x):", False),
    }
    detail = guest.get("/api/get-problem-detail", problemId=body["problem"]["problemId"]).data
    assert detail["codeTemplate"] == {"C": "int f(int);"}
    refused = guest.get("/api/get-problem-code-template")
    assert (refused.http, refused.err) == (400, "http.bad_param")
