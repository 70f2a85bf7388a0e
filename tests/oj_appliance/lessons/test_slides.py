"""Slides become PDFs where LibreOffice is; a stand-in for it does what its slides say."""

from __future__ import annotations

import io
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.dashboard.slides_check import INSTALL, lesson_slides
from oj_appliance.data_folder import DataFolder
from oj_appliance.lessons.slides.converter import NONE
from tests.http_client import Client
from tests.oj_appliance.lessons.making import (
    OFFICE,
    fetch,
    file_item,
    items_of,
    make_group,
    make_lesson,
)
from tests.oj_appliance.lessons.material import pdf
from tests.server_process import ServerProcess

FREEZE = "/api/admin/exam/freeze"
# Long enough on any machine, and too short for what never ends.
PATIENT_S, HASTY_S = 300, 1
# Sleeps so long, that it is found among all processes by it.
HANGS_S = 86_399
STAND_IN = f"""#!/bin/sh
here=$(dirname "$0")
for slides; do :; done
out=/w/out/slides.pdf
case $(sed -n 's/^does:\\([a-z]*\\)$/\\1/p' "$slides") in
    good) cat "$here/good.pdf" > "$out" ;;
    scripts) cat "$here/scripts.pdf" > "$out" ;;
    hang) sleep {HANGS_S} & sleep {HANGS_S} ;;
    crash) cat "$here/good.pdf" > "$out"; kill -SEGV $$ ;;
    page) echo '<script>alert(1)</script>' > "$out" ;;
    nothing) : ;;
    link) ln -s "$here/good.pdf" "$out" ;;
    pipe) mkfifo "$out" ;;
    looks) cat "$here/good.pdf" > "$out"; . "$here/look" >> "$out" ;;
esac
"""

LOOK = r"""
tell() { printf '\n%%%% %s:' "$1"; tr '\n' ' '; }
ls / | tell folders
ls "$(sed -n 's/^data://p' "$slides")" 2> /dev/null | tell data
sed -n 's/^ *\([a-z0-9]*\):.*/\1/p' /proc/self/net/dev | tell interfaces
sed -n 's/^Cap[PE][a-z]*:\t//p' /proc/self/status | tell rights
nice | tell nice
for each in /usr /etc / "$here"; do
    (: > "$each/x") 2> /dev/null && echo "$each"
done | tell written
echo "$@" | tell arguments
"""

TYPES = "[Content_Types].xml"
Sent = Callable[..., int]


def slides(does: str, more: str = "") -> bytes:
    """Nothing is packed, so that a shell can read what it shall do."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        # ZipInfo's own time: the same slides are the same bytes whenever they are made.
        types, shown = (zipfile.ZipInfo(name) for name in (TYPES, "ppt/presentation.xml"))
        archive.writestr(types, f"\ndoes:{does}\n{more}\n")
        archive.writestr(shown, "<presentation/>")
    return made.getvalue()


@pytest.fixture(scope="module")
def program() -> Iterator[Path]:
    """Where the server's own account can read it."""
    with tempfile.TemporaryDirectory(prefix="stand-in-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "good.pdf").write_bytes(pdf("Converted"))
        (folder / "scripts.pdf").write_bytes(pdf(catalog="/OpenAction<</S/JavaScript/JS(a)>>"))
        (folder / "look").write_text(LOOK)
        made = folder / "soffice"
        made.write_text(STAND_IN)
        for each in folder.iterdir():
            each.chmod(0o755)
        yield made


def converting(program: Path, seconds: int) -> dict[str, str]:
    return {
        "OJ_LESSONS_SLIDES_PROGRAM": str(program),
        "OJ_LESSONS_SLIDES_SECONDS": str(seconds),
    }


@pytest.fixture(scope="module")
def office(program: Path) -> Iterator[ServerProcess]:
    """LibreOffice comes to it after slides have been sent."""
    server = ServerProcess()
    server.start()
    root = server.client("root")
    lesson = make_lesson(root, title="Before")
    file_item(root, make_group(root, lesson), "early.pptx", slides("good"))
    assert state_of(root, lesson) == "none"
    server.stop()
    server.start(converting(program, PATIENT_S))
    yield server
    server.stop()
    server.remove()


@pytest.fixture(scope="module")
def root(office: ServerProcess) -> Client:
    return office.client("root")


@pytest.fixture(scope="module")
def student(office: ServerProcess) -> Client:
    return office.add_user("slidestudent")


@pytest.fixture
def sent(root: Client) -> Sent:
    def send(does: str, more: str = "") -> int:
        lesson = make_lesson(root)
        file_item(root, make_group(root, lesson), f"{does}.pptx", slides(does, more))
        return lesson

    return send


def item_of(root: Client, lesson: int) -> dict[str, Any]:
    item: dict[str, Any] = root.get(OFFICE, lessonId=lesson).data["groups"][0]["items"][0]
    return item


def state_of(root: Client, lesson: int) -> str:
    return str(item_of(root, lesson)["slides"])


def ended(root: Client, lesson: int) -> str:
    """Its state once it waits no more."""
    return wait_until(lambda: state_of(root, lesson), lambda state: state != "waiting")


def wait_until(ask: Callable[[], Any], is_good: Callable[[Any], bool]) -> Any:
    deadline = time.monotonic() + 150  # a look comes each minute
    while not is_good(found := ask()):
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
    return found


def hanging() -> int:
    """How many of the stand-in's sleeps are there."""
    found = subprocess.run(
        ("pgrep", "-fc", f"^sleep {HANGS_S}$"), capture_output=True, text=True, check=False
    )
    return int(found.stdout)


def test_slides_are_shown_as_what_they_become(root: Client, student: Client, sent: Sent) -> None:
    lesson = sent("good")
    assert ended(root, lesson) == "done"
    shown = items_of(student, lesson)[0]
    assert (shown["shownAs"], shown["converting"], shown["kind"]) == ("pdf", False, "pptx")
    opened = fetch(student, shown["url"])
    assert opened.body == pdf("Converted")
    assert opened.headers["content-type"] == "application/pdf"
    assert opened.headers["content-disposition"] == "inline; filename*=UTF-8''good.pdf"
    saved = fetch(student, f"{shown['url']}&as=save")
    assert saved.body == slides("good")
    assert saved.headers["content-disposition"] == "attachment; filename*=UTF-8''good.pptx"


def test_what_was_sent_before_libreoffice_came_is_converted(root: Client) -> None:
    listed = root.get(f"{OFFICE}/page", keyword="Before").data["records"]
    assert ended(root, listed[0]["id"]) == "done"


@pytest.mark.parametrize("does", ["crash", "page", "nothing", "link", "pipe"])
def test_what_does_not_become_a_pdf_is_offered_for_saving(
    root: Client, student: Client, sent: Sent, does: str
) -> None:
    lesson = sent(does)
    assert ended(root, lesson) == "failed"
    item = items_of(student, lesson)[0]
    assert (item["shownAs"], item["converting"]) == ("download", False)
    answer = fetch(student, item["url"])
    assert answer.body == slides(does)
    assert answer.headers["content-disposition"].startswith("attachment;")


def test_a_pdf_that_brings_programs_is_not_shown(root: Client, student: Client, sent: Sent) -> None:
    lesson = sent("scripts")
    assert ended(root, lesson) == "done"
    assert item_of(root, lesson)["hasScripts"]
    item = items_of(student, lesson)[0]
    assert item["shownAs"] == "download"
    assert fetch(student, item["url"]).body == slides("scripts")


def test_the_doctor_says_what_becomes_of_slides(
    office: ServerProcess, root: Client, program: Path, tmp_path: Path
) -> None:
    checks = root.post("/api/admin/doctor/run").data["checks"]
    told = next(each for each in checks if each["id"] == "lesson_slides")
    assert str(program) in told["found"]
    folder, unmade = DataFolder(office.data), DataFolder(tmp_path / "unmade")
    missing = lesson_slides(folder, str(tmp_path / "nowhere"))
    assert (missing.level, missing.command) == ("amber", INSTALL)
    assert "LibreOffice" in missing.found_en and "LibreOffice" in missing.found_zh
    # Who has no slides, or wants none converted, is asked for nothing.
    for check in (lesson_slides(unmade, str(tmp_path / "nowhere")), lesson_slides(folder, NONE)):
        assert (check.level, check.remedy_en, check.command) == ("green", "", "")
    said = office.oj("doctor", "--json", "--data", str(office.data), check=False)
    assert "lesson_slides" in {each["id"] for each in json.loads(said.stdout)}


def test_slides_that_failed_are_named_by_the_doctor(root: Client, sent: Sent) -> None:
    assert ended(root, sent("crash")) == "failed"
    checks = root.post("/api/admin/doctor/run").data["checks"]
    told = next(each for each in checks if each["id"] == "lesson_slides")
    assert (told["level"], bool(told["remedy"])) == ("amber", True)


def test_whatever_reads_slides_meets_nothing_of_the_site(
    office: ServerProcess, root: Client, student: Client, sent: Sent
) -> None:
    lesson = sent("looks", f"data:{office.data}")
    assert ended(root, lesson) == "done"
    told = fetch(student, items_of(student, lesson)[0]["url"]).body.decode("latin-1")
    facts = dict(line[3:].split(":", 1) for line in told.splitlines() if line.startswith("%% "))
    assert not set(facts["folders"].split()) & {"home", "root", "mnt", "srv", "sys", "work"}
    assert facts["data"].strip() == ""
    assert set(facts["interfaces"].split()) <= {"lo"}
    assert set("".join(facts["rights"].split())) == {"0"}
    assert facts["nice"].strip() == "19"
    assert facts["written"].strip() == ""
    assert "-env:UserInstallation=file:///w/profile" in facts["arguments"]


def test_none_is_converted_while_an_exam_wants_the_machine(root: Client, sent: Sent) -> None:
    freeze(root, "on")
    try:
        frozen = sent("good")
        assert state_of(root, frozen) == "waiting"
    finally:
        freeze(root, "auto")
    assert ended(root, sent("good")) == ended(root, frozen) == "done"


def freeze(root: Client, mode: str) -> None:
    assert root.put(FREEZE, {"mode": mode, "minutesBefore": 0}).err == ""


def test_one_without_end_is_ended_by_an_exam_by_a_kill_and_by_its_time(
    office: ServerProcess, root: Client, student: Client, sent: Sent, program: Path
) -> None:
    endless = sent("hang")
    wait_until(hanging, bool)
    behind = sent("nothing")
    assert state_of(root, behind) == "waiting"
    assert items_of(student, behind)[0]["converting"]
    freeze(root, "on")
    wait_until(hanging, lambda count: count == 0)
    assert state_of(root, endless) == "waiting"
    # It begins again, and the server is killed in the middle of it.
    freeze(root, "auto")
    sent("nothing")
    wait_until(hanging, bool)
    office.kill()
    wait_until(hanging, lambda count: count == 0)
    office.start(converting(program, HASTY_S))
    again = office.client("root")
    assert ended(again, endless) == "failed"
    assert hanging() == 0
    assert ended(again, behind) == "failed"


def test_without_a_place_of_its_own_nothing_is_opened(program: Path, tmp_path: Path) -> None:
    """A kernel that hands out no more user namespaces is a kernel that gives no place."""
    given = tmp_path / "given.pptx"
    given.write_bytes(slides("good"))
    convert = shlex.join(
        (sys.executable, "-m", "oj_appliance.lessons.slides", str(program), "9", "pptx")
    )
    none_left = "echo 0 > /proc/sys/user/max_user_namespaces && exec "
    nobody = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    with given.open("rb") as slides_file:
        done = subprocess.run(
            (
                *(nobody if os.geteuid() == 0 else ()),
                *("unshare", "--user", "--map-current-user", "--keep-caps"),
                *("sh", "-c", none_left + convert),
            ),
            stdin=slides_file,
            capture_output=True,
            check=False,
        )
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr.startswith(b"namespaces: ")
