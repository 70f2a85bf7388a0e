"""Our FPS files are read back, by our own reader and by any XML reader."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from oj_appliance.interchange.formats.fps.writing import write_fps
from oj_appliance.interchange.programs.languages import PYTHON3, C
from oj_appliance.interchange.types import PackageProblem
from oj_appliance.interchange.writing.problem import ExportCase, ExportPicture, ExportProblem
from oj_appliance.problems.types.problem import (
    CodeTemplateDraft,
    Example,
    ProblemDraft,
    ReferenceSolutionDraft,
    Statement,
    TagName,
)
from tests.oj_appliance.files.pictures import picture
from tests.oj_appliance.interchange.reading import export_case, export_file, reading

pytestmark = pytest.mark.quick

INPUT = "]]>]]]>]> & <test_input> 中文\n".encode()
LINK = "/api/public/img/a.png?x=1&y=2"
DRAFT = ProblemDraft(
    statement=Statement(
        "Title & <b>",
        f"    indented ![]({LINK}) ]]> text",
        "a &lt; b",
        "",
        "| a | b |",
    ),
    problem_id="FPS",
    time_limit_ms=1500,
    memory_limit_mb=33,
    examples=(Example("1 2\n", "3\n"), Example("无", "无"), Example("", "x")),
    source="ignored, as there are tags",
    tags=(TagName("two words"), TagName("图论")),
    judge_mode="spj",
    spj_code="int main() { /* ]]> */ }",
    spj_language="C++ 17",
    spj_abi="hustoj",
    code_templates=(
        CodeTemplateDraft("C With O2", "not shown", "int before;", ""),
        CodeTemplateDraft("Python3", "# shown", enabled=True),
        CodeTemplateDraft("Rust", "// no name in FPS", enabled=True),
    ),
    reference_solutions=(
        ReferenceSolutionDraft("a.c", "C", "int main() {}"),
        ReferenceSolutionDraft("slow.c", "C", "int main() { for (;;); }", (1,)),
    ),
)


def document(*problems: ExportProblem) -> bytes:
    return b"".join(write_fps(problems))


def problem(draft: ProblemDraft = DRAFT, *cases: ExportCase) -> ExportProblem:
    shown = ExportPicture(LINK, export_file("a.png", picture()))
    given = cases or (export_case(1, INPUT, b""), export_case(2, b"]", b"]]"))
    return ExportProblem(pid=1, draft=draft, cases=given, pictures=(shown,))


def test_what_fps_holds_comes_back() -> None:
    with reading(document(problem()), "set.xml") as read:
        found = read.only()
        back = found.draft
        assert read.data(found) == [(INPUT, b""), (b"]", b"]]")]
        assert read.pictures(found) == {LINK: picture()}
        assert back.statement == DRAFT.statement
        assert (back.time_limit_ms, back.memory_limit_mb) == (1500, 33)
        assert back.examples == (Example("1 2", "3"), Example("", "x"))
        assert (back.source, back.tags) == (
            "two_words 图论",
            (TagName("two_words"), TagName("图论")),
        )
        assert (back.judge_mode, back.spj_abi, back.spj_language) == ("spj", "hustoj", "C++")
        assert back.spj_code == DRAFT.spj_code
        assert {each.language: each.prepend for each in back.code_templates if each.prepend} == (
            dict.fromkeys(C.languages, "int before;")
        )
        assert {each.language for each in back.code_templates if each.enabled} == set(
            PYTHON3.languages
        )
        assert back.languages == C.languages
        assert [each.code for each in back.reference_solutions] == ["int main() {}"]
        assert (found.warnings, found.losses) == ((), ())


@pytest.mark.parametrize(
    ("mode", "convention", "node"),
    [
        ("spj", "hustoj", "spj"),
        ("spj", "hustoj-tpj", "tpj"),
        ("spj", "testlib", "tpj"),
        ("interactive", "testlib", "interactor"),
    ],
)
def test_a_judging_program_stands_in_the_node_of_its_convention(
    mode: str, convention: str, node: str
) -> None:
    code = "int main(int n, char** v) { registerTestlibCmd(n, v); }"
    draft = ProblemDraft(
        statement=Statement("x"),
        judge_mode=mode,
        spj_code=code,
        spj_language="C++",
        spj_abi=convention,
    )
    tree = ElementTree.fromstring(document(problem(draft)))
    assert tree.get("version") == "1.6"
    nodes = [each for each in tree[1] if each.tag in ("spj", "tpj", "interactor")]
    assert [(each.tag, each.get("language"), each.text) for each in nodes] == [(node, "C++", code)]


def test_several_problems_stand_in_one_file_and_words_of_a_source_stay() -> None:
    plain = ProblemDraft(statement=Statement("second\x0b"), source="a book")
    with reading(document(problem(), problem(plain)), "set.xml") as read:
        first, second = read.problems
        assert isinstance(second, PackageProblem)
        assert (first.index, second.index) == (0, 1)
        assert (second.draft.statement.title, second.draft.source) == ("second", "a book")
        assert second.draft.tags == (TagName("a"), TagName("book"))
