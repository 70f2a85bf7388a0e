"""Broken and hostile packages do exactly what the manifest says, and no harm."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.interchange.phrases import SERVER_FAILED
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
    small_hoj,
    zipped,
)
from tests.server_process import ServerProcess

Json = dict[str, Any]
REFUSED = [each for each in MANIFEST["broken"] if each["expected"] == "refused"]
IMPORTED = [each for each in MANIFEST["broken"] if each["expected"] == "imported"]


def error_of(report: Json) -> Json:
    """The error of a file that was refused whole."""
    assert (report["imported"], report["failed"]) == (0, 1)
    (problem,) = report["problems"]
    assert "pid" not in problem
    return dict(problem["error"])


def stored_problems(server: ServerProcess) -> int:
    return int(rows(server, "SELECT count(*) AS n FROM problem")[0]["n"])


@pytest.fixture(scope="module")
def alone() -> Iterator[ServerProcess]:
    """A server that nobody else uses, whose data folder stands in a folder of its own."""
    around = Path(tempfile.mkdtemp(prefix="oj-alone-"))
    around.chmod(0o755)
    running = ServerProcess(data=around / "data").start()
    yield running
    running.stop()
    running.remove()
    shutil.rmtree(around)


@pytest.fixture(scope="module")
def start(alone: ServerProcess) -> tuple[int, int, int]:
    """Peak of memory (KB), bytes written and size of the data folder, once everything ran once."""
    staff = alone.client("root")
    import_package(staff, fps(item()))
    import_package(staff, zipped({"1.in": "1\n", "1.out": "1\n"}))
    return used(alone)


def used(server: ServerProcess) -> tuple[int, int, int]:
    assert server.process is not None
    process = Path(f"/proc/{server.process.pid}")
    peak = int(re.findall(r"VmHWM:\s+(\d+)", (process / "status").read_text())[0])
    written = int(re.findall(r"wchar: (\d+)", (process / "io").read_text())[0])
    size = sum(path.stat().st_size for path in server.data.rglob("*") if path.is_file())
    return peak, written, size


@pytest.mark.parametrize("entry", REFUSED, ids=lambda entry: Path(entry["path"]).name)
def test_a_broken_file_is_refused_by_every_call_and_does_no_harm(
    alone: ServerProcess, start: tuple[int, int, int], entry: Json
) -> None:
    staff = alone.client("root")
    problems = stored_problems(alone)
    _, written_before, size_before = used(alone)
    file = FIXTURES / entry["path"]
    content = file.read_bytes()
    answer = staff.upload("/api/file/import", file.name, content)
    if entry["key"] == "file.empty":
        assert answer.err == "file.empty"
    else:
        assert error_of(report_of(staff, answer.data["key"]))["err"] == entry["key"]
    for call in OLDER_CALLS:
        told = staff.upload(f"/api/file/{call}", file.name, content).err
        assert told in (entry["key"], "import.none"), f"{call}: {told}"
    if "key_testcase_upload" in entry:
        told = staff.upload("/api/file/upload-testcase-zip", file.name, content).err
        assert told == entry["key_testcase_upload"]
    assert stored_problems(alone) == problems
    peak, written, size = used(alone)
    assert peak - start[0] < 50 * 1024, "KB more than before the first of them"
    # Each call keeps the upload and the package; nothing of what it unpacks to is written.
    assert written - written_before < 12 * len(content) + 1024 * 1024
    assert size - size_before < len(content) + 512 * 1024
    assert [path.name for path in sorted(alone.data.parent.iterdir())] == ["data", "data.log"]
    assert not any(Path(folder, "evil.in").exists() for folder in ("/tmp", "/", alone.data))


OLDER_CALLS = (
    *("import-problem", "import-qdoj-problem"),
    *("import-fps-problem", "import-hydro-problem"),
)


LAUGHS = "a: &a [1,1,1,1,1,1,1,1,1,1]\n" + "".join(
    f"{name}: &{name} [{','.join([f'*{before}'] * 10)}]\n" for before, name in pairwise("abcdefghi")
)
ENTITIES = '<!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]><p>&b;</p>'
DATA = {"x/testdata/1.in": "1\n", "x/testdata/1.out": "1\n"}
BOMBS = {
    "hydro laughs": {"x/problem.yaml": f"title: A\n{LAUGHS}", **DATA},
    "hydro deep": {"x/problem.yaml": f"title: {'[' * 50_000}", **DATA},
    "hydro wide": {"x/problem.yaml": f"tag: [{'a,' * 130_000}]", **DATA},
    "hydro config": {"x/problem.yaml": "title: A", "x/testdata/config.yaml": LAUGHS, **DATA},
    "kattis": {
        "x/problem.yaml": f"name: A\n{LAUGHS}",
        "x/data/secret/1.in": "",
        "x/data/secret/1.ans": "",
    },
    "dmoj": {"x/init.yml": f"archive: data.zip\n{LAUGHS}"},
    "dmoj runs": {"x/init.yml": "archive: !!python/object/apply:os.system [touch /tmp/evil.in]\n"},
    "polygon": {"problem.xml": ENTITIES.replace("p>", "problem>")},
    "fps": {"a.xml": ENTITIES.replace("p>", "fps>")},
    "hydro truth": {"x/problem.yaml": "title: !!bool maybe", **DATA},
    "hydro number": {"x/problem.yaml": f"title: !!int 0x{'f' * 5_000}", **DATA},
    "qduoj folder": {f"{'9' * 5_000}/problem.json": "{}"},
    "hoj deep": {"problem_1.json": '{"problem":' * 100_000, "problem_1/1.in": ""},
    "hoj wide": {"problem_1.json": f'{{"problem":[{"{}," * 2_000_000}0]}}', "problem_1/1.in": ""},
    "qduoj wide": {"1/problem.json": f'{{"tags":[{"[]," * 2_000_000}0]}}', "1/testcase/1.in": ""},
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_small_file_that_becomes_a_large_one_inside_is_refused(
    alone: ServerProcess, start: tuple[int, int, int], name: str
) -> None:
    report = import_package(alone.client("root"), zipped(BOMBS[name]), f"{name}.zip")
    assert (report["imported"], report["failed"]) == (0, 1)
    error = report["problems"][0]["error"]
    assert error["err"] == "import.bad_format"
    assert SERVER_FAILED.zh not in error["msg"]
    peak, _, _ = used(alone)
    assert peak - start[0] < 50 * 1024
    assert not Path("/tmp/evil.in").exists()


def test_a_problem_of_countless_losses_tells_some_of_them(
    alone: ServerProcess, start: tuple[int, int, int]
) -> None:
    languages = [f"language {number}" for number in range(100_000)]
    package = small_hoj({"languages": languages})
    (problem,) = import_package(alone.client("root"), package, "a.zip")["problems"]
    assert "error" not in problem
    assert len(problem["losses"]) == 201
    assert problem["losses"][-1]["field"] == "languages"
    assert "不再一一列出" in problem["losses"][-1]["msg"]
    peak, _, _ = used(alone)
    assert peak - start[0] < 50 * 1024


def test_a_million_entries_are_refused_before_the_list_of_them_is_read(
    alone: ServerProcess, start: tuple[int, int, int], tmp_path: Path
) -> None:
    archive = tmp_path / "many.zip"
    script = FIXTURES / "make_many_entries.py"
    subprocess.run([sys.executable, script, "1000000", archive], check=True)
    staff = alone.client("root")
    assert error_of(import_package(staff, archive.read_bytes()))["err"] == "testcase.bad_zip"
    upload = staff.upload("/api/file/upload-testcase-zip", "many.zip", archive.read_bytes())
    assert upload.err == "testcase.bad_zip"
    peak, _, _ = used(alone)
    assert peak - start[0] < 50 * 1024


@pytest.mark.parametrize("entry", IMPORTED, ids=lambda entry: Path(entry["path"]).name)
def test_a_damaged_problem_is_imported_with_its_warnings(root: Client, entry: Json) -> None:
    report = import_file(root, entry["path"])
    (problem,) = report["problems"]
    assert "error" not in problem
    assert problem["cases"] == entry["cases"]
    assert problem["title"] == entry.get("title", problem["title"])
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
        ("too many elements", fps(item(f'<hint x="{"y" * 255}"/>' * 17_000))),
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
