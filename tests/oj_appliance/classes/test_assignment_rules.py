"""What counts of an assignment, against a plain reading of the contract (class.md §5)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.classes.assignments import rules
from oj_appliance.classes.assignments.types import LateRule, Mark, Sent, Terms, Turn
from oj_appliance.classes.rules import DAY_MS
from oj_appliance.classes.types import ClassProblem, State
from oj_appliance.errors import ApiError

pytestmark = pytest.mark.quick

START, DUE = 10 * DAY_MS, 20 * DAY_MS
VERDICTS, SCORES = ClassProblem(1, "A", "A", 0, 100), ClassProblem(2, "B", "B", 1, 60)
ACCEPTED, WRONG, PARTIAL, PENDING, COMPILE_ERROR, CANCELLED = 0, -1, 8, 5, -2, -4
JUDGED = (ACCEPTED, WRONG, PARTIAL)


def terms(rule: LateRule = LateRule.NOTHING, percent: int | None = None, **more: int) -> Terms:
    return Terms(START, DUE, rule, percent, **more)


def sent(number: int, status: int, at: int, score: int | None = None, pid: int = 1) -> Sent:
    return Sent("ann", pid, number, at, status, score)


moments = st.integers(START - 3 * DAY_MS, DUE + 15 * DAY_MS)
all_terms = st.builds(
    lambda rule, percent, cut_off, last: rules.settled(
        Terms(START, DUE, rule, percent, DUE + cut_off, last)
    ),
    st.sampled_from(LateRule),
    st.integers(1, 100),
    st.integers(1, 12 * DAY_MS),
    st.booleans(),
)
submissions = st.lists(
    st.builds(
        lambda status, at, score: (status, at, score),
        st.sampled_from((*JUDGED, PENDING, COMPILE_ERROR, CANCELLED)),
        moments,
        st.integers(0, 60),
    ),
    max_size=8,
).map(lambda rows: [sent(n, status, at, score, 2) for n, (status, at, score) in enumerate(rows)])


def plain_points(asked: Terms, each: Sent) -> int:
    whole = Fraction(100 if each.status == ACCEPTED else Fraction(100 * (each.score or 0), 60))
    whole = Fraction(int(whole + Fraction(1, 2)))
    if each.submit_time >= DUE and asked.late_rule is LateRule.PERCENT:
        days = (each.submit_time - DUE) // DAY_MS + 1
        whole *= Fraction(max(0, 100 - days * (asked.late_percent or 0)), 100)
    return int(whole + Fraction(1, 2))


def plainly_counts(asked: Terms, at: int) -> bool:
    if at < START:
        return False
    if asked.late_rule is LateRule.NOTHING:
        return at < DUE
    return asked.cut_off_at is None or at < asked.cut_off_at


@given(all_terms, submissions)
def test_a_mark_is_that_of_the_best_or_the_last_that_counts(
    asked: Terms, tried: list[Sent]
) -> None:
    found = rules.mark(asked, SCORES, tried)
    counted = [each for each in tried if plainly_counts(asked, each.submit_time)]
    judged = [each for each in counted if each.status in JUDGED]
    if not judged:
        waits = any(each.status == PENDING for each in counted)
        assert (found is not None and found.state is State.WAITING) if waits else found is None
        return
    assert found is not None and found.at in {each.submit_time for each in judged}
    if asked.counts_last:
        last = max(judged, key=lambda each: (each.submit_time, each.id))
        assert found.points == plain_points(asked, last)
    else:
        assert found.points == max(plain_points(asked, each) for each in judged)
    assert 0 <= found.points <= 100
    assert (found.late_days > 0) == (found.at >= DUE)


@given(all_terms, submissions, st.randoms())
def test_the_order_in_which_rows_are_read_changes_nothing(
    asked: Terms, tried: list[Sent], random: object
) -> None:
    turned = list(tried)
    random.shuffle(turned)  # type: ignore[attr-defined]
    assert rules.mark(asked, SCORES, tried) == rules.mark(asked, SCORES, turned)


@given(all_terms, moments, moments)
def test_later_is_never_worth_more(asked: Terms, one: int, other: int) -> None:
    early, late = sorted((max(one, START), max(other, START)))
    first = rules.mark(asked, VERDICTS, [sent(1, ACCEPTED, early)])
    second = rules.mark(asked, VERDICTS, [sent(1, ACCEPTED, late)])
    assert (first.points if first else 0) >= (second.points if second else 0)


@given(all_terms, moments)
def test_what_has_closed_is_worth_nothing_and_what_is_open_is(asked: Terms, at: int) -> None:
    found = rules.mark(asked, VERDICTS, [sent(1, ACCEPTED, at)])
    is_open = rules.turn(asked, at) in (Turn.OPEN, Turn.LATE)
    assert is_open == (found is not None and found.points > 0)


@given(all_terms, submissions)
def test_another_verdict_changes_the_mark_at_once(asked: Terms, tried: list[Sent]) -> None:
    """Nothing is kept: who is judged again has what the new rows are worth."""
    mended = [sent(each.id, ACCEPTED, each.submit_time, 60, 2) for each in tried]
    before, after = rules.mark(asked, SCORES, tried), rules.mark(asked, SCORES, mended)
    if before is not None:
        assert after is not None
        if not asked.counts_last:
            assert after.points >= before.points


def test_each_day_that_has_begun_costs_its_share() -> None:
    asked = terms(LateRule.PERCENT, 20)
    late = [0, 1, DAY_MS - 1, DAY_MS, 3 * DAY_MS, 4 * DAY_MS, 9 * DAY_MS]
    found = [rules.mark(asked, VERDICTS, [sent(1, ACCEPTED, DUE - 1 + each)]) for each in late]
    assert [each.points for each in found if each] == [100, 80, 80, 80, 40, 20, 0]
    assert rules.closes_at(asked) == DUE + 4 * DAY_MS


def test_the_moment_of_the_due_time_is_late() -> None:
    assert rules.mark(terms(), VERDICTS, [sent(1, ACCEPTED, DUE)]) is None
    full = terms(LateRule.FULL, cut_off_at=DUE + 5)
    assert rules.mark(full, VERDICTS, [sent(1, ACCEPTED, DUE)]) == Mark(State.SOLVED, 100, DUE, 1)
    assert rules.mark(full, VERDICTS, [sent(1, ACCEPTED, DUE + 5)]) is None


def test_an_early_partial_one_may_be_worth_more_than_a_late_accepted_one() -> None:
    asked = terms(LateRule.PERCENT, 50)
    tried = [sent(1, PARTIAL, DUE - 1, 45, 2), sent(2, ACCEPTED, DUE, 60, 2)]
    assert rules.mark(asked, SCORES, tried) == Mark(State.TRIED, 75, DUE - 1, 0)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (Terms(DUE, DUE, LateRule.NOTHING), "class.bad_times"),
        (Terms(START, DUE, LateRule.PERCENT), "class.bad_late_rule"),
        (Terms(START, DUE, LateRule.PERCENT, 101), "class.bad_late_rule"),
        (Terms(START, DUE, LateRule.FULL), "class.bad_times"),
        (Terms(START, DUE, LateRule.FULL, None, DUE), "class.bad_times"),
    ],
)
def test_terms_that_say_nothing_are_refused(wrong: Terms, key: str) -> None:
    with pytest.raises(ApiError) as refused:
        rules.settled(wrong)
    assert refused.value.key == key


def test_what_a_late_rule_does_not_ask_for_is_let_go() -> None:
    assert rules.settled(Terms(START, DUE, LateRule.NOTHING, 5, DUE + 1)) == terms()
