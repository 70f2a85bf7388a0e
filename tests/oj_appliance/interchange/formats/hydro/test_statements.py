"""Statements of Hydro packages: their languages, examples and pictures."""

from __future__ import annotations

import struct
import zlib

import pytest

from oj_appliance.problems.types.problem import Example, ReferenceSolutionDraft, Statement
from tests.oj_appliance.files.pictures import picture
from tests.oj_appliance.interchange.formats.hydro.packages import read
from tests.oj_appliance.interchange.reading import archive, reading, told

pytestmark = pytest.mark.quick


def test_statements_in_several_languages_and_solutions_are_kept() -> None:
    problem = read(
        problem_en_dot_md="# Sum\n\n## Description\n\nAdd.\n\n## Source\n\nA cup",
        problem_zh_dot_md="## 题目描述\n\n相加。\n\n## 来源\n\n杯赛\n\n```input1\n1\n```\n",
        problem_zh_TW_dot_md="# 和\n\n相加",
        std__a_dot_cpp="int main() {}\n",
        std__b_dot_pas="begin end.",
    )
    draft = problem.draft
    assert draft.statement == Statement("A", "相加。")
    assert draft.further_statements == {
        "en-US": Statement("Sum", "Add."),
        "zh-TW": Statement("和", "相加"),
    }
    assert (draft.source, draft.examples) == ("杯赛", (Example("1", ""),))
    assert draft.reference_solutions == (
        ReferenceSolutionDraft("a.cpp", "C++ 17 With O2", "int main() {}\n"),
    )
    assert told(problem.losses) == ["Not kept: the reference solutions (std/b.pas)"]
    assert len(problem.warnings) == 1, "an example without its output"


def test_of_very_many_languages_and_solutions_the_rest_is_told() -> None:
    letters = "abcdefghijklmnopqrst"
    names = [f"{one}{two}" for one in letters for two in letters]
    texts = {f"problem_{name}_dot_md": "a" for name in [*names, "zh"]}
    solutions = {f"std__{number:03}_dot_cc": "int main() {}" for number in range(510)}
    problem = read(**texts, **solutions, problem_zh_CN_dot_md="here")
    assert problem.draft.statement.description == "here"
    assert len(problem.draft.further_statements) == 49
    assert len(problem.draft.reference_solutions) == 500
    assert told(problem.losses) == [
        "Not kept: the statement in further languages (351 more)",
        "Not kept: the reference solutions (10 more)",
    ]


def test_a_statement_may_stand_in_the_settings() -> None:
    by_language = '{"zh": "## 输入格式\\n\\n甲", "en": "# Two\\n\\nb", "file": "x"}'
    draft = read(None, f"title: A\ncontent: '{by_language}'").draft
    assert draft.statement == Statement("A", input="甲")
    assert draft.further_statements == {"en-US": Statement("Two", "b")}
    assert read(None, "title: A\ncontent: all of it").draft.statement.description == "all of it"


def test_examples_are_found_in_every_form() -> None:
    fenced = "~~~input2\n2\n~~~\n````input1\n```\n````\n```output1\nx\n```\n```output2\ny\n```"
    assert read(problem_dot_md=fenced).draft.examples == (Example("```", "x"), Example("2", "y"))
    markup = (
        '<h2>Input</h2>\nn &lt; 3\n<pre><code class="language-input1">1 &lt; 2\n</code></pre>\n'
        '<pre><code class="language-output1">yes</code></pre>'
    )
    draft = read(problem_dot_md=markup).draft
    assert draft.examples == (Example("1 < 2", "yes"),)
    assert draft.statement.input == "n &lt; 3"
    headed = (
        "text\n\n## 样例输入 #1\n\n```\n1 2\n```\n\n## 样例输出 #1\n\n<pre>3</pre>\n\n"
        "## 样例解释\n\n1+2\n\n## Hint\n\nlook\n\n```cpp\n# Input\n```"
    )
    draft = read(problem_dot_md=headed.replace("\n", "\r\n")).draft
    assert draft.examples == (Example("1 2", "3"),)
    assert draft.statement.description == "text"
    assert draft.statement.hint == "## 样例解释\n\n1+2\n\nlook\n\n```cpp\n# Input\n```"


def test_pictures_are_those_that_a_text_shows_and_other_files_are_attachments() -> None:
    files = {
        "problem.yaml": "title: A",
        "problem.md": '![x](file://a%20b.png) <img src="file://图.png?w=3"> file://data.bin',
        "additional_file/a b.png": picture(),
        "additional_file/图.png": picture(),
        "additional_file/data.bin": b"\x00\xff",
        "additional_file/unused.png": picture(),
        "testdata/1.in": "1",
        "testdata/1.out": "1",
    }
    with reading(archive(files)) as package:
        problem = package.only()
        shown = package.pictures(problem)
        assert package.files(problem).keys() == {"data.bin", "unused.png"}
    assert shown.keys() == {"file://a%20b.png", "file://图.png?w=3"}
    assert set(shown.values()) == {picture()}


def test_a_picture_whose_points_cannot_be_read_is_left_out_with_a_warning() -> None:
    """Its frame is right, so that only one who decodes it sees what a dry run must tell."""
    whole = picture()
    marks = whole.index(b"IDAT")
    (size,) = struct.unpack(">I", whole[marks - 4 : marks])
    chunk = b"IDAT" + b"\x00" * size
    broken = whole[:marks] + chunk + struct.pack(">I", zlib.crc32(chunk))
    broken += whole[marks + 8 + size :]
    problem = read(problem_dot_md="![x](file://a.png)", additional_file__a_dot_png=broken)
    assert problem.pictures == ()
    (warning,) = told(problem.warnings)
    assert warning.startswith("additional_file/a.png: the picture is broken")
