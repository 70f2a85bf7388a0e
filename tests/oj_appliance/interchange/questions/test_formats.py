"""GIFT texts and tables of questions: what they mean, and that ours come back as they went."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.files.spreadsheets import write_xlsx
from oj_appliance.files.tables.reading import read_table as read_table_file
from oj_appliance.files.tables.types import Table, TableSheet
from oj_appliance.interchange.questions import gift, table
from oj_appliance.interchange.questions.types import ReadQuestion
from oj_appliance.problems.objective.rules import LETTERS, check_part
from oj_appliance.problems.types.objective import ObjectivePart

pytestmark = pytest.mark.quick


def only(text: str) -> ReadQuestion:
    (question,) = gift.read_gift(text)
    return question


def part(text: str) -> ObjectivePart:
    found = only(text).part
    assert found is not None
    return found


def test_each_kind_of_gift_question_becomes_ours() -> None:
    grant = part("Who is buried in Grant's tomb? {~Lincoln =Grant ~nobody}")
    assert (grant.kind, grant.answers) == ("single", ("B",))
    assert grant.options == ("Lincoln", "Grant", "nobody")
    two = part("Which are even? {~%50%2 ~%-50%3 ~%50%4 ~%-50%5}")
    assert (two.kind, two.answers) == ("multiple", ("A", "C"))
    assert part("The sun rises in the east.{T}").answers == ("true",)
    assert part("::lie:: The sun rises in the west.{FALSE#No.#Right!}").answers == ("false",)
    short = part("Two plus two is {=four =4}.")
    assert (short.kind, short.answers, short.stem) == (
        "blank",
        ("four", "4"),
        "Two plus two is ____ .",
    )
    assert part("When was Ulysses born? {#1822}").answers == ("1822",)


def test_signs_that_are_guarded_are_text() -> None:
    found = part(r"Which is right in C\: {=a \= b; ~a \=\= b; ~\{a\} \# \~b}")
    assert found.stem == "Which is right in C:"
    assert found.options == ("a = b;", "a == b;", "{a} # ~b")
    assert part(r"First line\nsecond \\n {T}").stem == "First line\nsecond \\n"


def test_comments_categories_titles_and_feedback_are_left_out() -> None:
    text = """// a comment
$CATEGORY: Geography

::Q1:: Capital of France?
{
  =Paris # right
  ~London # no: that is England
  #### In general
}

// another
Capital of Italy? {=Rome =%50%Roma}
"""
    first, second = gift.read_gift(text)
    assert first.part is not None and second.part is not None
    assert (first.line, first.part.options) == (4, ("Paris", "London"))
    assert first.notes == [gift.FEEDBACK_LEFT]
    assert (second.line, second.part.answers) == (12, ("Rome",))
    assert second.notes == [gift.HALF_RIGHT_LEFT]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Only words", gift.NO_ANSWERS),
        ("Write an essay. {}", gift.ESSAY),
        ("Match {=cat -> cats =dog -> dogs}", gift.MATCHING),
        ("About pi {#3.14:0.01}", gift.NUMBER_RANGE),
        ("About pi {#3..4}", gift.NUMBER_RANGE),
        ("Open {=a ~b", gift.OPEN_BRACE),
        ("Two {=a} and {=b}", gift.SEVERAL_BRACES),
        ("None right {~a ~b}", gift.NO_RIGHT),
        ("Loose {words =a}", gift.NO_RIGHT),
        ("Many {=a " + "~b " * 26 + "}", gift.TOO_MANY_OPTIONS),
    ],
)
def test_what_cannot_be_a_question_says_why(text: str, fault: object) -> None:
    assert (only(text).part, only(text).fault) == (None, fault)


def test_html_becomes_words() -> None:
    found = only("[html]<p>Is <b>H<sub>2</sub>O</b> water?</p>{T}")
    assert found.part is not None and "<" not in found.part.stem
    assert gift.HTML_LEFT in found.notes


def records(*rows: Sequence[str]) -> Table:
    return Table([TableSheet("Sheet1", [list(row) for row in rows])])


def rows(*given_rows: Sequence[str]) -> list[ReadQuestion]:
    found = table.read_table(records(*given_rows))
    assert found is not None
    return found


def test_an_offices_table_is_read_by_its_header() -> None:
    found = rows(
        ("期末客观题",),
        ("序号", "题型", "题目", "选项A", "选项B", "选项C", "正确答案", "分值"),
        ("1", "单选题", "二进制 11 是？", "2", "3", "4", "B", "2"),
        ("2", "多选题", "稳定的排序？", "归并", "快速", "冒泡", "A、C", "3"),
        ("3", "判断题", "树有环。", "", "", "", "×", "1"),
        ("4", "填空题", "法国首都？", "", "", "", "巴黎|Paris", "4"),
        (),
        ("5", "简答题", "谈谈看法", "", "", "", "略", "5"),
        ("6", "单选题", "缺答案", "a", "b", "", "", "5"),
        ("7", "单选题", "选项之外", "a", "b", "", "C", "5"),
        ("8", "单选题", "分值", "a", "b", "", "A", "两分"),
        ("9", "单选题", "空缺", "a", "", "c", "A", "1"),
    )
    parts = [each.part for each in found[:4]]
    assert [(each.kind, each.answers, each.score) for each in parts if each] == [
        ("single", ("B",), 2),
        ("multiple", ("A", "C"), 3),
        ("judge", ("false",), 1),
        ("blank", ("巴黎", "Paris"), 4),
    ]
    assert [each.line for each in found] == [3, 4, 5, 6, 8, 9, 10, 11, 12]
    faults = [each.fault.en for each in found[4:] if each.fault]
    assert faults == [
        "unknown kind: 简答题",
        table.NO_ANSWER.en,
        "the answer does not fit the kind: C",
        "points are no whole number: 两分",
        table.OPTION_GAP.en,
    ]


def test_without_a_kind_options_and_answer_tell_it() -> None:
    found = rows(
        ("Question", "A", "B", "Answer"),
        ("one", "x", "y", "b"),
        ("both", "x", "y", "A,B"),
        ("truth", "", "", "T"),
        ("gap", "", "", "forty two"),
    )
    assert [each.part and each.part.kind for each in found] == [
        "single",
        "multiple",
        "judge",
        "blank",
    ]


def test_a_table_without_a_header_is_none_of_questions() -> None:
    assert table.read_table(records(("a", "b"), ("c", "d"))) is None


LINES = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\u2028\u2029\x85"),
    min_size=1,
    max_size=40,
)
TEXTS = st.lists(LINES, min_size=1, max_size=3).map("\n".join).map(str.strip).filter(bool)
HARD = st.sampled_from(
    ["a\\", "{=}", "~%50%x", "%50%", "a->b", "#x", "::t::", "[html]", "//", "\\n"]
)


@st.composite
def parts(draw: st.DrawFn) -> ObjectivePart:
    kind = draw(st.sampled_from(("single", "multiple", "judge", "blank")))
    texts = TEXTS | HARD
    options: tuple[str, ...] = ()
    if kind in ("single", "multiple"):
        options = tuple(draw(st.lists(texts, min_size=2, max_size=6)))
        letters = st.sets(st.sampled_from(LETTERS[: len(options)]), min_size=1)
        chosen = sorted(draw(letters))
        answers = tuple(chosen if kind == "multiple" else chosen[:1])
    elif kind == "judge":
        answers = (draw(st.sampled_from(("true", "false"))),)
    else:
        lines = (LINES.map(str.strip).filter(bool)) | HARD
        answers = tuple(draw(st.lists(lines, min_size=1, max_size=4)))
    return ObjectivePart(
        kind=kind,
        stem=draw(texts),
        score=draw(st.integers(1, 10_000)),
        answers=answers,
        options=options,
        case_sensitive=kind == "blank" and draw(st.booleans()),
        shuffle=bool(options) and draw(st.booleans()),
    )


@given(st.lists(parts(), min_size=1, max_size=4))
def test_what_was_written_as_gift_is_read_again(written: list[ObjectivePart]) -> None:
    assert [each.part for each in gift.read_gift(gift.write_gift(written))] == written


@settings(max_examples=20)
@given(st.lists(parts(), min_size=1, max_size=4))
def test_what_was_written_as_a_workbook_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, written: list[ObjectivePart]
) -> None:
    file = io.BytesIO()
    write_xlsx(file, table.SHEET, table.header_of(written), table.rows_of(written))
    path: Path = tmp_path_factory.mktemp("questions") / "q.xlsx"
    path.write_bytes(file.getvalue())
    found = table.read_table(read_table_file(path, "xlsx"))
    assert found is not None
    assert [each.part for each in found] == written


@given(st.text())
def test_no_text_breaks_the_reading_and_what_is_read_can_be_checked(text: str) -> None:
    for number, each in enumerate(gift.read_gift(text)):
        assert (each.part is None) == (each.fault is not None)
        if each.part is not None:
            try:
                check_part(each.part, number)
            except ApiError as error:
                assert error.field is not None and error.field.startswith("objectiveParts")
