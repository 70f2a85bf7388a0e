"""What real FPS files do differently in their limits, cases and texts."""

from __future__ import annotations

import pytest

from oj_appliance.interchange.markup.marked_texts import statement_text
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import PackageProblem
from tests.oj_appliance.interchange.formats.fps.fps_files import (
    bare_item,
    data_of,
    node,
    read_fps,
    read_one,
    refusal,
    warnings_of,
)
from tests.oj_appliance.interchange.packages import fps, item

pytestmark = pytest.mark.quick


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
    assert "1 output has no input" in warnings_of(problem)[0]


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


# -- what is missing


def test_samples_alone_are_the_cases_and_told(spool: Spool) -> None:
    samples = (node("sample_input", "1 2"), node("sample_output", "3"))
    problem = read_one(spool, *samples, case=False)
    assert data_of(spool, problem) == [("1 2", "3")]
    assert any("the samples are the cases" in text for text in warnings_of(problem))


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("This is a Special Judge problem.", True),
        ("如有多组解，输出任意一组即可。", True),
        ("Any valid answer is accepted.", True),
        ("Print the sum.", False),
        ("The judge is special to me; a spjk.", False),
    ],
)
def test_a_special_judge_that_is_only_spoken_of_is_told(
    spool: Spool, text: str, is_told: bool
) -> None:
    problem = read_one(spool, node("description", text))
    assert any("speaks of a special judge" in each for each in warnings_of(problem)) is is_told
    checker = node("spj", "int main() {}", language="C++")
    problem = read_one(spool, node("description", text), checker)
    assert not any("speaks of a special judge" in each for each in warnings_of(problem))
