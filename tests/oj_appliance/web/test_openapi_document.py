"""/api/openapi.json says enough for a stranger to write a client, and to try every call."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.errors import catalogue
from tests.http_client import Client

pytestmark = pytest.mark.quick

JSON = "application/json"
SOURCE = Path(__file__).parents[3] / "oj_appliance"
# Exceptions that have an HTTP status of their own (oj_appliance/errors.py), but for downloads.
REFUSING = ("GuardError", "BadRequestError")
EXAM = ["exam.closed", "exam.address_refused", "exam.browser_required", "exam.second_place"]
# Beside downloads: exports of accounts, a socket, this document, kept files, a monitor's figures.
BARE = {
    *("/api/admin/user/export-template", "/api/admin/user/export-user-list", "/api/live"),
    *("/api/ai/explain-problem", "/api/ai/explain-ce", "/api/ai/provide-idea"),
    *("/api/ai/perfect-code", "/api/lesson/file/{name}"),
    *("/api/openapi.json", "/api/public/file/{name}", "/api/public/img/{name}", "/metrics"),
    *("/api/trust/certificate", "/api/manual/picture"),
}


@pytest.fixture(scope="module")
def document(server: Any) -> dict[str, Any]:
    answer = server.client().get("/api/openapi.json")
    found: dict[str, Any] = answer.json
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def test_every_shape_has_a_short_name_of_its_own(document: dict[str, Any]) -> None:
    """Two types of one name would both be called by the path of their module."""
    names = document["components"]["schemas"]
    assert "PageOfUserRow" in names
    assert not [name for name in names if not name.isalnum() or not name[0].isupper()]


def parts(shape: Any, document: dict[str, Any], place: str, seen: frozenset[str]) -> Any:
    """Every schema below one, references followed, each with the place where it stands."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        if name not in seen:
            inner = document["components"]["schemas"][name]
            yield from parts(inner, document, place, seen | {name})
        return
    yield place, shape
    for name, entry in shape.get("properties", {}).items():
        yield from parts(entry, document, f"{place}.{name}", seen)
    for word in ("anyOf", "oneOf", "prefixItems"):
        for entry in shape.get(word, []):
            yield from parts(entry, document, place, seen)
    for word in ("items", "additionalProperties"):
        if isinstance(shape.get(word), dict):
            yield from parts(shape[word], document, f"{place}[]", seen)


def says_nothing(shape: dict[str, Any]) -> bool:
    """Empty, or an object or list of anything."""
    words = set(shape) - {"title", "description", "default"}
    if not words or (words == {"type"} and shape["type"] in ("object", "array")):
        return True
    return shape.get("additionalProperties") in ({}, True) or shape.get("items") == {}


def data_schemas(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Schema of `data` of every call that answers in the envelope."""
    found = {}
    for name, operation in operations(document):
        content = operation["responses"].get("200", {}).get("content", {}).get(JSON, {})
        alternatives = content.get("schema", {}).get("oneOf")
        if alternatives:
            found[name] = alternatives[0]["properties"]["data"]
    return found


def test_no_data_is_of_any_kind(document: dict[str, Any]) -> None:
    found = data_schemas(document)
    # The tools of ICPC read bare objects; files are sent as they are (each names its kind, below).
    bare = {name.partition(" ")[2] for name, _ in operations(document) if name not in found}
    others = {path for path in bare if not path.startswith(("/clics/", "/api/file/"))}
    assert len(found) > 70 and others == BARE
    nothing = [
        f"{name}: {place}"
        for name, shape in found.items()
        for place, part in parts(shape, document, "data", frozenset())
        if says_nothing(part)
    ]
    assert nothing == []


def sent_schemas(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of a parameter or of a body."""
    for name, operation in operations(document):
        for parameter in operation.get("parameters", []):
            yield from parts(
                parameter["schema"], document, f"{name}?{parameter['name']}", frozenset()
            )
        for kind, content in operation.get("requestBody", {}).get("content", {}).items():
            yield from parts(content["schema"], document, f"{name} {kind}", frozenset())


def test_nothing_that_is_sent_is_of_any_kind(document: dict[str, Any]) -> None:
    assert [place for place, shape in sent_schemas(document) if says_nothing(shape)] == []


def test_numbers_that_are_sent_have_limits(document: dict[str, Any]) -> None:
    unlimited = [
        place
        for place, shape in sent_schemas(document)
        if shape.get("type") in ("integer", "number")
        and not ("minimum" in shape and "maximum" in shape)
    ]
    assert unlimited == []


def test_texts_and_lists_that_are_sent_have_limits(document: dict[str, Any]) -> None:
    limits = {"string": ("maxLength", "format", "enum", "pattern"), "array": ("maxItems",)}
    unlimited = [
        place
        for place, shape in sent_schemas(document)
        if shape.get("type") in limits and not set(limits[shape["type"]]) & set(shape)
    ]
    assert unlimited == []


def test_a_parameter_is_never_null(document: dict[str, Any]) -> None:
    """A query string has no null; what is not given is left out."""
    for name, operation in operations(document):
        for parameter in operation.get("parameters", []):
            assert "null" not in json.dumps(parameter["schema"]), (name, parameter)


def test_an_answer_carries_every_field_that_has_a_default(document: dict[str, Any]) -> None:
    """What a client need not send is not what it must expect to be missing."""
    missing = [
        f"{name}: {place}.{field}"
        for name, shape in data_schemas(document).items()
        for place, part in parts(shape, document, "data", frozenset())
        for field, entry in part.get("properties", {}).items()
        if "default" in entry and field not in part.get("required", [])
    ]
    assert missing == []


def test_a_caller_may_leave_out_what_has_a_default(document: dict[str, Any]) -> None:
    body = document["components"]["schemas"]["ChangePasswordBody"]
    assert body["required"] == ["newPassword"]
    list_of_problems = document["paths"]["/api/get-problem-list"]["get"]
    assert not any(each["required"] for each in list_of_problems["parameters"])


def test_every_answer_of_a_file_names_its_kind(document: dict[str, Any], guest: Client) -> None:
    kinds = {
        name: set(operation["responses"]["200"]["content"])
        for name, operation in operations(document)
        if name not in data_schemas(document) and "101" not in operation["responses"]
    }
    assert kinds["GET /api/openapi.json"] == {JSON}
    assert kinds["GET /metrics"] == {"text/plain"}
    assert all("/" in kind for each in kinds.values() for kind in each)


def test_a_refusal_names_the_keys_of_the_catalogue(document: dict[str, Any]) -> None:
    keys = document["components"]["schemas"]["Failure"]["properties"]["err"]["enum"]
    assert keys == sorted(catalogue())
    assert {"auth.forbidden", "problem.missing", "judge.code_empty"} <= set(keys)


def keys_by_status(operation: dict[str, Any], document: dict[str, Any]) -> dict[str, list[str]]:
    found = {}
    for status, response in operation["responses"].items():
        shape = response.get("content", {}).get(JSON, {}).get("schema", {})
        name = shape.get("$ref", "").rpartition("/")[2]
        if name.startswith("Refused"):
            _, refusal = document["components"]["schemas"][name]["allOf"]
            found[status] = refusal["properties"]["err"]["enum"]
    return found


def test_every_call_names_the_keys_that_refuse_it_before_it_begins(
    document: dict[str, Any], guest: Client, student: Client
) -> None:
    """What calls of every guard answer to whom they are not for is among them."""
    told = {
        name: keys_by_status(operation, document)
        for name, operation in operations(document)
        if name in data_schemas(document)
    }
    assert told["GET /api/get-problem-list"]["401"] == ["auth.login_required"]
    assert told["GET /api/get-problem-list"]["403"] == ["exam.closed"]
    assert told["POST /api/homework/start-timed-work"]["403"][-4:] == EXAM
    assert "403" not in told["GET /api/time"]
    assert told["PUT /api/submission"] == {
        "400": ["http.bad_param"],
        "401": ["auth.login_required", "auth.expired", "exam.elsewhere", "exam.moved"],
        "403": ["http.cross_site", "account.must_change_password", *EXAM],
        "413": ["http.too_large"],
        "415": ["http.media_type"],
        "503": ["http.busy", "storage.damaged", "storage.full"],
    }
    stale = Client(guest.base, token="an old one")
    tried = [name for name, keys in told.items() if "auth.expired" in keys["401"]]
    assert len(tried) > 100
    for name in tried:
        method, path = name.split()
        for client in (guest, stale, student):
            if client is student and "auth.forbidden" not in told[name].get("403", []):
                continue
            answer = client.request(method, path)
            assert answer.err in told[name][str(answer.http)], (name, answer.body)


def test_every_refusal_by_http_status_is_in_the_document(document: dict[str, Any]) -> None:
    """Whoever raises a new key so tells it in `refusal_keys`, too."""
    told = {"http.method"}  # of a path whose methods are others: no call of the document
    for _, operation in operations(document):
        for keys in keys_by_status(operation, document).values():
            told |= set(keys)
    raised: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSING:
                raised |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    assert raised and raised <= told


@pytest.mark.parametrize(
    ("call", "required"),
    [
        ("/api/admin/problem/compile-spj", {"code", "language"}),
        ("/api/admin/problem/compile-interactive", {"code", "language"}),
        ("/api/admin/problem/compile-template", {"code", "language"}),
        ("/api/admin/problem/solution", {"name", "code", "language", "expected"}),
    ],
)
def test_a_body_says_what_it_needs(document: dict[str, Any], call: str, required: set[str]) -> None:
    content = document["paths"][call]["post"]["requestBody"]["content"]
    shape = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
    assert set(document["components"]["schemas"][shape]["required"]) == required


@pytest.mark.parametrize(
    ("call", "part"),
    [
        ("/api/file/upload-avatar", "image"),
        ("/api/file/upload-home-img", "image"),
        ("/api/file/upload-md-img", "image"),
        ("/api/file/upload-carouse-img", "file"),
        ("/api/file/upload-md-file", "file"),
    ],
)
def test_a_file_travels_in_the_part_that_the_contract_names(
    document: dict[str, Any], call: str, part: str
) -> None:
    content = document["paths"][call]["post"]["requestBody"]["content"]
    shape = content["multipart/form-data"]["schema"]
    files = [name for name, each in shape["properties"].items() if each.get("format") == "binary"]
    assert files == [part] and part in shape["required"]
