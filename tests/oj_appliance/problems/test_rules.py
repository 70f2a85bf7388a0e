"""Pure rules of problems, by properties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.problems.line_ends import with_line_feeds
from oj_appliance.problems.rules import (
    check_draft,
    display_id_of,
    examples_of,
    examples_text,
    offered_languages,
    total_score,
)
from oj_appliance.problems.test_data.pairing import pair_files
from oj_appliance.problems.types.problem import (
    CaseDraft,
    CodeTemplateDraft,
    Example,
    ProblemDraft,
    Statement,
)
from oj_appliance.storage.blobs import StoredBlob

BLOB = StoredBlob("0" * 64, 1)
SCORES = st.lists(st.integers(0, 1000), min_size=1, max_size=30)


def _cases(scores: list[int], groups: list[int] | None = None) -> list[CaseDraft]:
    groups = groups or [1] * len(scores)
    return [
        CaseDraft("1.in", "1.out", BLOB, BLOB, score, group)
        for score, group in zip(scores, groups, strict=True)
    ]


@given(SCORES)
def test_plain_scores_add_up_and_acm_has_none(scores: list[int]) -> None:
    assert total_score(1, "default", _cases(scores)) == sum(scores)
    assert total_score(0, "default", _cases(scores)) == 0


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(1, 5)), min_size=1, max_size=30))
def test_subtasks_count_their_smallest_or_mean_case(pairs: list[tuple[int, int]]) -> None:
    cases = _cases([score for score, _ in pairs], [group for _, group in pairs])
    groups = {group: [s for s, g in pairs if g == group] for _, group in pairs}
    assert total_score(1, "subtask_lowest", cases) == sum(min(g) for g in groups.values())
    # Half up, in whole numbers.
    means = [(2 * sum(group) + len(group)) // (2 * len(group)) for group in groups.values()]
    assert total_score(1, "subtask_average", cases) == sum(means)


PLAIN = st.text(max_size=30).filter(
    lambda text: "</input><output>" not in text and "</output>" not in text
)


@given(st.lists(st.builds(Example, PLAIN, PLAIN), max_size=5))
def test_examples_survive_the_way_to_the_wire_and_back(examples: list[Example]) -> None:
    assert examples_of(examples_text(examples)) == tuple(examples)


@pytest.mark.parametrize("hostile", ["</output><input>", "1</output> <input>"])
def test_an_example_that_holds_the_marks_is_refused_also_at_an_import(hostile: str) -> None:
    draft = ProblemDraft(
        statement=Statement("Marks"),
        import_format="fps",
        examples=(Example("1", hostile),),
        cases=(CaseDraft("1.in", "1.out", BLOB, BLOB),),
    )
    with pytest.raises(ApiError) as refused:
        check_draft(draft)
    assert refused.value.key == "problem.examples"


@given(st.text(alphabet="<>/inputo \n1", max_size=60))
def test_examples_are_read_whole_or_refused(text: str) -> None:
    try:
        examples = examples_of(text)
    except ApiError as error:
        assert error.key == "problem.examples"
    else:
        assert "".join(examples_text(examples).split()) == "".join(text.split())


@given(st.lists(st.binary(max_size=8).map(lambda raw: raw.replace(b"\0", b"\r")), max_size=8))
def test_line_ends_do_not_depend_on_where_chunks_are_cut(chunks: list[bytes]) -> None:
    whole = b"".join(chunks)
    expected = whole.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    assert b"".join(with_line_feeds(chunks)) == expected


@given(st.lists(st.sampled_from(["\r", "\n", "a"]).map(str.encode), max_size=12))
def test_carriage_returns_at_chunk_ends_are_counted_once(chunks: list[bytes]) -> None:
    whole = b"".join(chunks)
    expected = whole.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    assert b"".join(with_line_feeds(chunks)) == expected


STEMS = st.sampled_from(["1", "2", "10", "a", "input1", "Data", "x.y", "output2", "测试"])
ENDS = st.sampled_from([".in", ".out", ".ans", ".txt", ".IN", "", ".md"])
FOLDERS = st.sampled_from(["", "data/", "__MACOSX/", "in/"])


@given(st.lists(st.tuples(FOLDERS, STEMS, ENDS).map("".join), max_size=14))
def test_every_file_is_in_exactly_one_of_the_two_lists(paths: list[str]) -> None:
    unique = list({path.lower(): path for path in paths}.values())
    pairing = pair_files(unique)
    told = [path for path, _ in pairing.ignored]
    for pair in pairing.pairs:
        told += [path for path in (pair.input_path, pair.output_path) if path is not None]
    assert sorted(told) == sorted(unique)


@pytest.mark.parametrize(
    "text",
    ["", "  ", "x" * 51, "a\x00b", "a\nb", "A/B", "#1", "P 1?x=1", "..", ".", "50%", "a\\b"],
)
def test_a_display_id_is_short_printable_and_part_of_an_address(text: str) -> None:
    with pytest.raises(ApiError) as caught:
        display_id_of(text)
    assert caught.value.key == "problem.bad_id"


def test_a_display_id_is_stored_in_capitals() -> None:
    assert display_id_of(" p1000 ") == "P1000"


def test_code_around_the_students_shuts_the_languages_that_have_none() -> None:
    def template(language: str, prepend: str = "", append: str = "") -> CodeTemplateDraft:
        return CodeTemplateDraft(language, "int f();", prepend, append, True)

    chosen = ("C", "C++", "Python3")
    around = (template("C++", append="int main() {}"), template("Python3", prepend=" "))
    assert offered_languages(chosen, around) == ("C++",)
    assert offered_languages(("C", "Python3"), around) == ("C", "Python3")
    assert offered_languages(chosen, (template("C"),)) == chosen


@pytest.mark.parametrize("text", ["CF-1A", "NOIP 2018-T1", "题1", "A.B", "A+B", "A&B=1;2:(3)"])
def test_what_an_address_can_hold_is_a_display_id(text: str) -> None:
    assert display_id_of(text) == text
