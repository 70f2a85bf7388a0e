"""Broken and hostile packages do exactly what the manifest says, and no harm."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import (
    FIXTURES,
    MANIFEST,
    begin_import,
    case_data,
    fps,
    import_file,
    import_package,
    item,
    report_of,
    rows,
)
from tests.server_process import ServerProcess

Json = dict[str, Any]
REFUSED = [each for each in MANIFEST["broken"] if each["expected"] == "refused"]
IMPORTED = [
    each for each in MANIFEST["broken"] if (each["expected"], each["format"]) == ("imported", "fps")
]


def error_of(report: Json) -> Json:
    """The error of a file that was refused whole."""
    assert (report["imported"], report["failed"]) == (0, 1)
    (problem,) = report["problems"]
    assert "pid" not in problem
    return dict(problem["error"])


def stored_problems(server: ServerProcess) -> int:
    return int(rows(server, "SELECT count(*) AS n FROM problem")[0]["n"])


@pytest.mark.parametrize("entry", REFUSED, ids=lambda entry: Path(entry["path"]).name)
def test_a_broken_file_is_refused_with_its_key(
    server: ServerProcess, root: Client, entry: Json
) -> None:
    before = stored_problems(server)
    file = FIXTURES / entry["path"]
    answer = root.upload("/api/file/import", file.name, file.read_bytes())
    if entry["key"] == "file.empty":
        assert answer.err == "file.empty"
    else:
        assert error_of(report_of(root, answer.data["key"]))["err"] == entry["key"]
    assert stored_problems(server) == before


@pytest.mark.parametrize("entry", IMPORTED, ids=lambda entry: Path(entry["path"]).name)
def test_a_damaged_problem_is_imported_with_its_warnings(root: Client, entry: Json) -> None:
    report = import_file(root, entry["path"])
    (problem,) = report["problems"]
    assert "error" not in problem
    assert problem["cases"] == entry["cases"]
    assert [warning["err"] for warning in problem["warnings"]] == (
        ["exchange.warning"] * entry["warnings"]
    )


def test_inputs_without_output_get_empty_ones(server: ServerProcess, root: Client) -> None:
    report = import_file(root, "broken/fps-missing-outputs.xml")
    data = case_data(server, report["problems"][0]["pid"])
    assert [bool(wanted) for _, wanted in data] == [True] * 10 + [False] * 2


def test_an_external_entity_brings_nothing_of_the_server(root: Client) -> None:
    answer = report_of(
        root,
        begin_import(root, (FIXTURES / "broken" / "fps-external-entity.xml").read_bytes()),
    )
    assert "root:" not in str(answer)


def test_nothing_is_fetched_for_a_document_type(root: Client) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        head = f'<!DOCTYPE fps PUBLIC "x" "http://127.0.0.1:{port}/fps.dtd">\n'
        include = (
            '<description><xi:include xmlns:xi="http://www.w3.org/2001/XInclude"'
            f' href="http://127.0.0.1:{port}/x" parse="text"/>left</description>'
        )
        report = import_package(root, fps(item(include), head=head))
        listener.setblocking(False)
        with pytest.raises(BlockingIOError):
            listener.accept()
    assert report["imported"] == 1


@pytest.mark.parametrize(
    ("what", "content"),
    [
        ("nested too deeply", fps("<item>" + "<a>" * 200_000)),
        ("too long", b'<fps a="' + b"x" * 4_000_000 + b'"></fps>'),
        ("too long", b"<fps><!--" + b"x" * 4_000_000 + b"--></fps>"),
        ("too many elements", fps("<item/>" * 200_001)),
        ("too many elements", b"<!DOCTYPE fps [" + b"<!ELEMENT a ANY>" * 1001 + b"]><fps/>"),
        ("declares an entity", b'<!DOCTYPE fps [<!ENTITY % a "b">]><fps/>'),
        ("declares an entity", b'<!DOCTYPE fps [<!ENTITY a SYSTEM "a" NDATA gif>]><fps/>'),
        ("the root element is not fps", b"<problem/>"),
        ("unknown encoding", fps(head='<?xml version="1.0" encoding="idna"?>')),
        ("it holds no problem", fps()),
        ("more than 2000 problems", fps("<item/>" * 2001)),
        ("not a known format", b"hello"),
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence(root: Client, what: str, content: bytes) -> None:
    english = Client(root.base, token=root.token, language="en-US")
    error = error_of(import_package(english, content))
    assert error["err"] == "import.bad_format"
    assert what in error["msg"]


def test_a_sentence_names_the_line(root: Client) -> None:
    english = Client(root.base, token=root.token, language="en-US")
    wrong_bytes = fps("\n\n\n<item><title>TITLE</title></item>").replace(b"TITLE", b"\xc4\xe3\xba")
    assert "line 5 does not fit" in error_of(import_package(english, wrong_bytes))["msg"]
    unclosed = fps("\n<item></itme>")
    assert "line 3 is not XML" in error_of(import_package(english, unclosed))["msg"]
    chinese = Client(root.base, token=root.token, language="zh-CN")
    assert "第 3 行" in error_of(import_package(chinese, unclosed))["msg"]


def test_one_bad_problem_stops_no_other(root: Client) -> None:
    report = import_package(
        root,
        fps(
            item(title="First"),
            item(title="No data", case=False),
            item('<time_limit unit="days">1</time_limit>', title="Two limits, the first counts"),
            item('<spj language="Text">1</spj>', title="Objective"),
            "<item><title>Bad limit</title><time_limit>soon</time_limit>"
            "<test_input>1</test_input></item>",
            item(f"<description>{'x' * 65_536}</description>", title="Long"),
            item(title="Last"),
        ),
    )
    errors = [problem.get("error", {}).get("err") for problem in report["problems"]]
    bad = "import.bad_format"
    assert errors == [None, bad, None, bad, bad, "content.too_long", None]
    assert (report["imported"], report["failed"]) == (3, 4)


def test_a_large_file_takes_little_memory(server: ServerProcess, root: Client) -> None:
    def peak_kb() -> int:
        assert server.process is not None
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        return int(re.findall(r"VmHWM:\s+(\d+)", status)[0])

    import_package(root, fps(item()))
    before = peak_kb()
    line = b"1234567890 " * 12 + b"\n"
    large = item(f"<test_input>{'LARGE'}</test_input><test_output>1</test_output>", case=False)
    content = fps(large).replace(b"LARGE", line * (64 * 1024 * 1024 // len(line)))
    report = import_package(root, content)
    assert report["imported"] == 1
    assert peak_kb() - before < 24 * 1024
