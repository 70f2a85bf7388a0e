"""What real FPS files do differently, and that nothing they hold can break the reader."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oj_appliance.interchange.formats.fps import open_fps
from oj_appliance.interchange.formats.fps_texts import replace_links, statement_text
from oj_appliance.interchange.rules import finding_text
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import PackageProblem, RefusedProblem, UnreadableError
from tests.oj_appliance.interchange.packages import FIXTURES, fps, item

pytestmark = pytest.mark.quick

Data = list[tuple[str, str | None]]


@pytest.fixture
def spool(tmp_path: Path) -> Iterator[Spool]:
    with Spool(tmp_path) as opened:
        yield opened


def read_fps(
    chunks: Iterable[bytes], spool: Spool, *, entry: str
) -> list[PackageProblem | RefusedProblem]:
    return [read() for read in open_fps(chunks, spool, entry=entry)]


def read_one(spool: Spool, *nodes: str, case: bool = True) -> PackageProblem:
    (problem,) = read_fps([fps(item(*nodes, case=case))], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem), problem
    return problem


def refusal(spool: Spool, content: bytes) -> str:
    """Why the only problem is refused, in English."""
    (problem,) = read_fps([content], spool, entry="set.xml")
    assert isinstance(problem, RefusedProblem)
    return finding_text(problem.error, "en-US")


def data_of(spool: Spool, problem: PackageProblem) -> Data:
    return [
        (
            spool.read(case.input).decode(),
            None if case.output is None else spool.read(case.output).decode(),
        )
        for case in problem.cases
    ]


def warnings_of(problem: PackageProblem) -> list[str]:
    return [finding_text(warning, "en-US") for warning in problem.warnings]


def node(kind: str, text: str, /, **attributes: str) -> str:
    written = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{kind}{written}><![CDATA[{text}]]></{kind}>"


def bare_item(*nodes: str) -> bytes:
    return fps(f"<item><title>T</title>{''.join(nodes)}<test_input>1</test_input></item>")


# -- limits


@pytest.mark.parametrize(
    ("text", "unit", "milliseconds"),
    [
        ("1", ' unit="s"', 1000),
        ("1.000", ' unit="s"', 1000),
        ("0.5", ' unit="S"', 500),
        (" 1500 ", ' unit="ms"', 1500),
        ("2", "", 2000),
        ("0.0001", "", 1),
        ("3600", ' unit="s"', 60_000),
    ],
)
def test_time_limits(spool: Spool, text: str, unit: str, milliseconds: int) -> None:
    content = bare_item(f"<time_limit{unit}>{text}</time_limit>")
    (problem,) = read_fps([content], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    assert problem.draft.time_limit_ms == milliseconds


@pytest.mark.parametrize(
    ("text", "unit", "megabytes"),
    [
        ("128", ' unit="mb"', 128),
        ("128", ' unit="MB"', 128),
        ("65536", ' unit="kb"', 64),
        ("65537", ' unit="KB"', 65),
        ("1", ' unit="kb"', 1),
        ("128", "", 128),
        ("9999", ' unit="mb"', 4096),
    ],
)
def test_memory_limits(spool: Spool, text: str, unit: str, megabytes: int) -> None:
    content = bare_item(f"<memory_limit{unit}>{text}</memory_limit>")
    (problem,) = read_fps([content], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    assert problem.draft.memory_limit_mb == megabytes


def test_a_limit_over_our_bounds_is_told_as_changed(spool: Spool) -> None:
    (problem,) = read_fps([bare_item(node("time_limit", "3600"))], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    assert [(loss.key, loss.field) for loss in problem.losses] == [
        ("exchange.changed", "timeLimit")
    ]


@pytest.mark.parametrize("text", ["soon", "-1", "0", "NaN", "Infinity", "1e999999999", "1,5"])
def test_a_limit_that_is_no_number_refuses_the_problem(spool: Spool, text: str) -> None:
    assert "time_limit" in refusal(spool, bare_item(node("time_limit", text, unit="s")))


def test_missing_limits_are_told(spool: Spool) -> None:
    (problem,) = read_fps([bare_item()], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    draft = problem.draft
    assert (draft.time_limit_ms, draft.memory_limit_mb) == (1000, 256)
    assert sum("not given" in text for text in warnings_of(problem)) == 2


# -- cases


def test_cases_pair_by_name_before_order(spool: Spool) -> None:
    problem = read_one(
        spool,
        node("test_output", "two", name="b"),
        node("test_input", "1", name="a.in"),
        node("test_input", "2", name="b.in"),
        node("test_output", "one", name="a.out"),
        case=False,
    )
    assert data_of(spool, problem) == [("1", "one"), ("2", "two")]
    names = [(case.input_name, case.output_name) for case in problem.cases]
    assert names == [("a.in", "a.out"), ("b.in", "b.out")]
    assert not problem.warnings


def test_unnamed_cases_pair_by_order_wherever_they_stand(spool: Spool) -> None:
    nodes = [node("test_input", n) for n in "12"] + [node("test_output", n) for n in "34"]
    problem = read_one(spool, *nodes, case=False)
    assert data_of(spool, problem) == [("1", "3"), ("2", "4")]
    assert [case.input_name for case in problem.cases] == ["1.in", "2.in"]


def test_old_files_write_answers_as_inputs(spool: Spool) -> None:
    problem = read_one(spool, *(node("test_input", text) for text in "1324"), case=False)
    assert data_of(spool, problem) == [("1", "3"), ("2", "4")]
    assert "in turn" in warnings_of(problem)[0]


def test_a_checker_may_do_without_outputs(spool: Spool) -> None:
    checker = node("spj", "int main() {}", language="C++")
    problem = read_one(spool, *(node("test_input", text) for text in "12"), checker, case=False)
    assert data_of(spool, problem) == [("1", None), ("2", None)]
    assert not problem.warnings


def test_outputs_without_input_are_told(spool: Spool) -> None:
    problem = read_one(spool, node("test_output", "more"))
    assert len(problem.cases) == 1
    assert "1 outputs have no input" in warnings_of(problem)[0]


@pytest.mark.parametrize("name", ["../../etc/passwd", "a/b", "con:x", "测试", ""])
def test_a_case_is_never_named_after_a_path(spool: Spool, name: str) -> None:
    case = node("test_input", "1", name=name) + node("test_output", "2", name=name)
    problem = read_one(spool, case, case=False)
    assert [case.input_name for case in problem.cases] == ["1.in"]


def test_carriage_returns_leave_the_data(spool: Spool) -> None:
    problem = read_one(
        spool,
        "<test_input>1&#13;\n2&#13;3&#13;</test_input><test_output>\r\n</test_output>",
        case=False,
    )
    assert data_of(spool, problem) == [("1\n2\n3\n", "\n")]


# -- texts


def test_examples_that_say_nothing_are_dropped(spool: Spool) -> None:
    problem = read_one(
        spool,
        *(node("sample_input", text) for text in ("无", "1 2\n", "", "")),
        *(node("sample_output", text) for text in ("无", "3\n", "", "hello")),
    )
    pairs = [(example.input, example.output) for example in problem.draft.examples]
    assert pairs == [("1 2", "3"), ("", "hello")]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("[md]\n**bold** a < b[/md]", "**bold** a < b"),
        ('<span class="md">**bold** a &lt; b</span>', "**bold** a < b"),
        ("[md]x\n[code lang=c]int a;\n[/code][/md]", "x\n\n\n```c\nint a;\n```\n\n"),
        ("<p>[code]a &lt; b<br/>c[/code]</p>", "<p><pre><code>a &lt; b\nc</code></pre></p>"),
        (
            "[code=cpp]#include <stdio.h>[/code]",
            '<pre><code class="language-cpp">#include &lt;stdio.h&gt;</code></pre>',
        ),
        ("[code]without an end", "[code]without an end"),
        ("<p>plain</p>", "<p>plain</p>"),
    ],
)
def test_marks_of_the_family_become_ours(written: str, read: str) -> None:
    assert statement_text(written) == read


def test_titles_are_one_line_of_plain_text(spool: Spool) -> None:
    content = fps(item(title="<![CDATA[ A &amp;lt; B\n&amp; C ]]>"))
    (problem,) = read_fps([content], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    assert problem.draft.statement.title == "A < B & C"


def test_a_problem_without_title_gets_one(spool: Spool) -> None:
    (problem,) = read_fps([fps(item(title=""))], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    assert problem.draft.statement.title == "FPS 1"
    assert "no title" in warnings_of(problem)[0]


def test_source_is_kept_whole_and_gives_tags(spool: Spool) -> None:
    draft = read_one(spool, node("source", "NOIP2010  提高组"), node("source", "图论")).draft
    assert draft.source == "NOIP2010 提高组 图论"
    assert [tag.name for tag in draft.tags] == ["NOIP2010", "提高组", "图论"]


def test_entities_of_the_document_type_are_read(spool: Spool) -> None:
    head = '<!DOCTYPE fps PUBLIC "x" "http://localhost/fps.dtd">'
    content = fps(item("<description>a&nbsp;&lt;&unknown;b</description>"), head=head)
    (problem,) = read_fps([content], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    assert problem.draft.statement.description == "a\xa0<&unknown;b"


def test_an_empty_line_before_the_declaration_is_no_fault(spool: Spool) -> None:
    assert len(read_fps([b"\r\n\n", b" ", fps(item())], spool, entry="set.xml")) == 1


@pytest.mark.parametrize(
    ("encoding", "declared"),
    [
        ("gb18030", "GB2312"),
        ("gb18030", "gbk"),
        ("gb18030", "GB18030"),
        ("big5", "Big5"),
        ("utf-16", "UTF-16"),
        ("utf-8-sig", "UTF-8"),
        ("utf-8", "utf8"),
    ],
)
def test_declared_encodings_are_read(spool: Spool, encoding: str, declared: str) -> None:
    head = f'<?xml version="1.0" encoding="{declared}"?>'
    content = fps(item(title="中文"), head=head).decode().encode(encoding)
    (problem,) = read_fps([content], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem)
    assert problem.draft.statement.title == "中文"


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


# -- nothing breaks the reader

SAMPLES = [file.read_bytes() for file in sorted((FIXTURES / "fps").glob("*.xml"))[:2]]
NAMES = st.sampled_from(
    [
        *("title", "time_limit", "memory_limit", "description", "source", "remote_oj"),
        *("test_input", "test_output", "sample_input", "sample_output"),
        *("img", "src", "base64", "solution", "prepend", "template", "append"),
        *("spj", "tpj", "interactor"),
    ]
)
TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("Cc",)), max_size=40)
NODES = st.builds(
    lambda name, key, value, text: (
        f'<{name} {key}="{value}"><![CDATA[{text.replace("]]>", "")}]]></{name}>'
    ),
    NAMES,
    st.sampled_from(["name", "unit", "language"]),
    st.sampled_from(["", "1", "s", "kb", "C++", "Python", "Text", "a.in"]),
    TEXTS | st.sampled_from(["1", "0.5", "int main() {}", "无", "[md]x[/md]", "[code][/code]"]),
)


def check(folder: Path, content: bytes) -> None:
    """Problems, refusals told in both languages, or an UnreadableError; nothing else."""
    with Spool(folder) as spool:
        try:
            problems = read_fps([content], spool, entry="set.xml")
        except UnreadableError as error:
            assert finding_text(error.finding, "zh-CN")
            return
        for problem in problems:
            if isinstance(problem, RefusedProblem):
                assert finding_text(problem.error, "en-US")
                continue
            assert problem.cases
            assert problem.draft.statement.title
            for finding in (*problem.warnings, *problem.losses):
                assert finding_text(finding, "zh-CN") and finding_text(finding, "en-US")


fuzzed = settings(
    deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150
)


@fuzzed
@given(content=st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(tmp_path: Path, content: bytes) -> None:
    check(tmp_path, content)
    check(tmp_path, b"<fps><item>" + content)


@fuzzed
@given(nodes=st.lists(NODES, max_size=12))
def test_any_nodes_are_read_or_refused(tmp_path: Path, nodes: list[str]) -> None:
    check(tmp_path, fps(f"<item>{''.join(nodes)}</item>"))


@fuzzed
@given(sample=st.sampled_from(SAMPLES), data=st.data())
def test_a_damaged_file_is_read_or_refused(
    tmp_path: Path, sample: bytes, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(sample) - 1))
    damage = data.draw(st.binary(max_size=4))
    length = data.draw(st.integers(0, 8))
    check(tmp_path, sample[:place] + damage + sample[place + length :])


@fuzzed
@given(size=st.integers(1, 7), sample=st.sampled_from(SAMPLES))
def test_the_size_of_the_pieces_changes_nothing(tmp_path: Path, size: int, sample: bytes) -> None:
    pieces = (sample[at : at + size] for at in range(0, len(sample), size))
    with Spool(tmp_path) as first, Spool(tmp_path) as second:
        whole = read_fps([sample], first, entry="set.xml")
        assert read_fps(pieces, second, entry="set.xml") == whole


LINKS = st.text("/.?+*()[]{}|^$&;=%#a1中\\", min_size=1, max_size=12)


@fuzzed
@given(link=LINKS, others=st.dictionaries(LINKS, st.just("/other"), max_size=4))
def test_a_link_is_no_pattern(link: str, others: dict[str, str]) -> None:
    others.pop(link, None)
    assert replace_links(f'<img src="{link}">', {**others, link: "/new"}) == '<img src="/new">'


@fuzzed
@given(text=TEXTS)
def test_any_program_in_marks_is_shown_as_one(text: str) -> None:
    shown = statement_text(f"before [CODE]{text}[/Code] after")
    assert shown.startswith("before <pre><code>")
    assert shown.endswith("</code></pre> after")
