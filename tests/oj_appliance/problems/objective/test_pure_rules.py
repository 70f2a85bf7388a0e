"""What answers are worth, and in which order options stand (contract timedwork.md §4)."""

from __future__ import annotations

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.judging.types import Verdict
from oj_appliance.problems.objective.grading import code_of, is_right
from oj_appliance.problems.objective.shuffling import OwnOrder
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.submissions.judging.answers import answers_report
from oj_appliance.web.guards import GUEST_VIEWER, Viewer

pytestmark = pytest.mark.quick

LETTERS = string.ascii_uppercase
SECRET = b"what the site alone knows"


def person(uid: str, role: str = "default_user") -> Viewer:
    viewer = Viewer(uid, uid, role)
    assert viewer.is_staff is (role == "admin")
    return viewer


@st.composite
def choices(draw: st.DrawFn, *, shuffle: bool = True) -> ObjectivePart:
    count = draw(st.integers(2, 26))
    right = draw(st.sets(st.sampled_from(LETTERS[:count]), min_size=1))
    is_single = len(right) == 1 and draw(st.booleans())
    return ObjectivePart(
        kind="single" if is_single else "multiple",
        stem="?",
        score=draw(st.integers(1, 100)),
        answers=tuple(sorted(right)),
        options=tuple(f"option {n}" for n in range(count)),
        shuffle=shuffle,
    )


def blank(*answers: str, case_sensitive: bool = False) -> ObjectivePart:
    return ObjectivePart("blank", "?", 1, answers, case_sensitive=case_sensitive)


SPACES = st.text(" \t\u3000\n", max_size=4)
WORDS = st.lists(st.text(string.ascii_letters + "数学", min_size=1, max_size=6), min_size=1)


@given(words=WORDS, before=SPACES, between=SPACES, after=SPACES)
def test_spaces_around_a_blank_do_not_count_and_inner_ones_are_one(
    words: list[str], before: str, between: str, after: str
) -> None:
    typed = before + (between + " ").join(words) + after
    assert is_right(blank("no", " ".join(words), case_sensitive=True), typed)


@given(words=WORDS)
def test_case_counts_only_where_the_blank_says_so(words: list[str]) -> None:
    accepted = " ".join(words)
    for typed in (accepted.upper(), accepted.lower()):
        assert is_right(blank(accepted), typed)
        assert is_right(blank(accepted, case_sensitive=True), typed) is (typed == accepted)


@given(part=choices(), data=st.data())
def test_letters_are_a_set_in_any_order_and_case(part: ObjectivePart, data: st.DataObject) -> None:
    typed = "".join(data.draw(st.permutations(part.answers)))
    assert is_right(part, typed)
    assert is_right(part, typed.lower() + typed)
    others = sorted(set(LETTERS) - set(part.answers))
    assert not is_right(part, typed + others[0])
    assert not is_right(part, typed[1:])


@pytest.mark.parametrize("typed", ["", "x", "1", "A;B", "true"])
def test_what_names_no_right_option_is_wrong(typed: str) -> None:
    part = ObjectivePart("multiple", "?", 1, ("A", "B"), ("one", "two"))
    assert not is_right(part, typed)
    assert not is_right(ObjectivePart("judge", "?", 1, ("false",)), typed)


@given(parts=st.lists(choices(), min_size=1, max_size=8), wrong=st.sets(st.integers(0, 7)))
def test_the_score_is_the_sum_of_the_right_parts(
    parts: list[ObjectivePart], wrong: set[int]
) -> None:
    answers = ["" if index in wrong else "".join(part.answers) for index, part in enumerate(parts)]
    report = answers_report(parts, code_of(answers))
    right = [part.score for index, part in enumerate(parts) if index not in wrong]
    assert report.score == sum(right)
    expected = Verdict.PARTIAL_ACCEPTED if right else Verdict.WRONG_ANSWER
    assert report.status is (Verdict.ACCEPTED if len(right) == len(parts) else expected)
    assert [case.score for case in report.cases if case.status is Verdict.ACCEPTED] == right


@given(
    part=choices(), uid=st.text(string.hexdigits, min_size=1, max_size=32), pid=st.integers(1, 9999)
)
def test_what_is_chosen_by_its_text_is_stored_by_its_authors_letter(
    part: ObjectivePart, uid: str, pid: int
) -> None:
    order = OwnOrder(SECRET, person(uid), pid, [part])
    (shown,) = order.form()
    assert shown.options is not None
    assert sorted(shown.options) == sorted(part.options)
    chosen = random.Random(pid).sample(range(len(shown.options)), 2)
    code = code_of(["".join(sorted(LETTERS[each] for each in chosen))])
    stored = order.as_stored(code)
    texts = {part.options[LETTERS.index(letter)] for letter in stored if letter in LETTERS}
    assert texts == {shown.options[each] for each in chosen}
    assert order.as_shown(stored) == code


@given(part=choices(shuffle=False))
def test_options_that_are_not_shuffled_stand_as_they_were_written(part: ObjectivePart) -> None:
    for viewer in (person("a"), GUEST_VIEWER):
        assert OwnOrder(SECRET, viewer, 1, [part]).form()[0].options == part.options


def test_staff_reads_what_the_author_wrote_and_others_an_order_of_their_own() -> None:
    part = ObjectivePart("single", "?", 1, ("A",), tuple("abcdefgh"), shuffle=True)
    assert OwnOrder(SECRET, person("teacher", "admin"), 1, [part]).form()[0].options == part.options
    orders = {OwnOrder(SECRET, person(f"s{n}"), 1, [part]).form()[0].options for n in range(40)}
    assert len(orders) > 30
    elsewhere = {OwnOrder(bytes([n]), person("s1"), 1, [part]).form()[0].options for n in range(40)}
    assert len(elsewhere) > 30, "the order could be found without the site's secret"


@given(text=st.text(max_size=60))
def test_a_draft_may_hold_any_text_and_keeps_it(text: str) -> None:
    part = ObjectivePart("blank", "?", 1, ("x",))
    order = OwnOrder(SECRET, person("a"), 1, [part])
    given_back = order.as_shown(order.as_stored(text))
    assert given_back == text or given_back.replace(" ", "") == text.replace(" ", "")
