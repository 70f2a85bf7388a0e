"""Forms of one English word are looked for alike."""

from __future__ import annotations

import pytest

from oj_appliance.manual.english import asked_for, stem

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(
    "forms",
    [
        ("restore", "restores", "restored", "restoring"),
        ("backup", "backups"),
        ("copy", "copies", "copied", "copying"),
        ("submit", "submits", "submitted", "submitting"),
        ("class", "class"),
        ("plan", "plans", "planned", "planning"),
        ("pass", "passed", "passing"),
        ("judge", "judges", "judged", "judging"),
        ("use", "uses"),
        ("add", "adds", "added", "adding"),
    ],
)
def test_forms_of_a_word_have_one_beginning(forms: tuple[str, ...]) -> None:
    assert len({stem(each) for each in forms}) == 1


@pytest.mark.parametrize("word", ["status", "ring", "bed", "is", "python3", "oj_exam", "class"])
def test_what_only_looks_like_a_form_stays_a_word(word: str) -> None:
    assert stem(word) == word


def test_words_of_a_question_are_left_out_unless_they_are_all() -> None:
    assert asked_for({"how", "do", "i", "print", "slips"}) == {"print", "slips"}
    assert asked_for({"the"}) == {"the"}
