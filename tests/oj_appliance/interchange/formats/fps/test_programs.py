"""Pictures and programs inside FPS files."""

from __future__ import annotations

import base64
import struct
import zlib

import pytest

from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import finding_text
from tests.oj_appliance.interchange.formats.fps.fps_files import (
    node,
    read_one,
    refusal,
    warnings_of,
)
from tests.oj_appliance.interchange.packages import fps, item

pytestmark = pytest.mark.quick


# -- pictures


def png(width: int = 1, height: int = 1) -> bytes:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = zlib.compress(b"\x00\x00")
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    )


def image(link: str, content: bytes) -> str:
    encoded = base64.encodebytes(content).decode()
    return f"<img>{node('src', link)}{node('base64', encoded)}</img>"


def test_a_picture_belongs_to_the_link_that_shows_it(spool: Spool) -> None:
    links = ["/a.png?x=1+2&y=(3)", "/never-shown.png"]
    problem = read_one(
        spool,
        *(image(link, png()) for link in (*links, links[0])),
        node("hint", '<img src="/a.png?x=1+2&amp;y=(3)"/>'),
    )
    assert [picture.link for picture in problem.pictures] == links[:1]
    assert spool.read(problem.pictures[0].content) == png()


@pytest.mark.parametrize(
    "content",
    [
        png()[:-20],
        png(100_000, 100_000),
        b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
        b"GIF89a=1;alert(1)",
        b"",
    ],
)
def test_a_broken_picture_is_left_out_with_a_warning(spool: Spool, content: bytes) -> None:
    problem = read_one(spool, image("/a.png", content), node("hint", "(/a.png)"))
    assert not problem.pictures
    assert "the picture is broken" in warnings_of(problem)[0]


def test_only_whole_links_are_replaced() -> None:
    text = '"/a.png" /a.png?x=1 "http://x/a.png" (/a.png) "/a.pngx"'
    shown = replace_links(text, {"/a.png": "/new", "/a.png?x=1": "/other"})
    assert shown == '"/new" /other "http://x/a.png" (/new) "/a.pngx"'


# -- programs


@pytest.mark.parametrize(
    ("nodes", "mode", "abi"),
    [
        ([node("spj", "int main() {}", language="C")], "spj", "hustoj"),
        ([node("spj", "main registerTestlibCmd", language="C++")], "spj", "testlib"),
        ([node("tpj", "int main() {}", language="C++")], "spj", "hustoj-tpj"),
        ([node("tpj", "main registerTestlibCmd", language="C++")], "spj", "testlib"),
        ([node("interactor", "int main() {}", language="C++")], "interactive", "testlib"),
        ([node("spj", "  ", language="C++")], "default", "hoj"),
        ([node("spj", "ii", language="C++")], "default", "hoj"),
    ],
)
def test_the_convention_of_a_checker(spool: Spool, nodes: list[str], mode: str, abi: str) -> None:
    draft = read_one(spool, *nodes).draft
    assert (draft.judge_mode, draft.spj_abi) == (mode, abi)


def test_templates_reach_every_language_of_their_family(spool: Spool) -> None:
    draft = read_one(
        spool,
        node("template", "int f();", language="C++"),
        node("prepend", "import sys", language="Python"),
        node("append", "end.", language="Pascal"),
    ).draft
    by_language = {template.language: template for template in draft.code_templates}
    assert set(by_language) == {
        *("C++", "C++ With O2", "C++ 17", "C++ 17 With O2", "C++ 20", "C++ 20 With O2"),
        *("Python3", "PyPy3"),
    }
    assert by_language["C++ 20"].enabled and by_language["C++ 20"].code == "int f();"
    assert not by_language["PyPy3"].enabled
    assert by_language["PyPy3"].prepend == "import sys"
    assert draft.languages == ("Python3", "PyPy3")


def test_languages_that_code_around_the_students_shuts_are_told(spool: Spool) -> None:
    problem = read_one(
        spool,
        node("prepend", "import sys", language="Python"),
        node("solution", "print(1)", language="Python"),
        node("solution", "int main() {}", language="C++"),
    )
    offered, shut = warnings_of(problem)[-2:]
    assert "Python3, PyPy3" in offered
    assert "solution2.cpp" in shut and "solution1" not in shut


def test_a_template_alone_narrows_no_languages(spool: Spool) -> None:
    assert read_one(spool, node("template", "x", language="C")).draft.languages is None


def test_programs_in_languages_that_we_do_not_have_are_told(spool: Spool) -> None:
    problem = read_one(
        spool,
        node("solution", "begin end.", language="Pascal"),
        node("solution", "print(1)", language="py"),
    )
    (loss,) = problem.losses
    assert (loss.key, loss.field) == ("exchange.lost", "solutions")
    assert "Pascal" in finding_text(loss, "en-US")
    assert "Pascal" in finding_text(loss, "zh-CN")
    assert [each.language for each in problem.draft.reference_solutions] == ["Python3"]


def test_objective_questions_are_refused_by_name(spool: Spool) -> None:
    content = fps(item(node("spj", "1", language="Text")))
    assert "objective questions" in refusal(spool, content)


def test_a_problem_of_another_judge_with_data_is_imported(spool: Spool) -> None:
    assert read_one(spool, node("remote_oj", "POJ"), node("remote_id", "1000")).cases
