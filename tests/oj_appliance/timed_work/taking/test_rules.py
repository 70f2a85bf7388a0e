"""Which drafts are taken when somebody's time is over, over generated drafts and submissions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.places.participation import Participation, Pause
from oj_appliance.timed_work import grace
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.taking import rules
from oj_appliance.timed_work.taking.types import LastDraft, LastSent
from tests.oj_appliance.timed_work.in_memory import END, OWN, START, a_work

pytestmark = pytest.mark.quick

moments = st.integers(0, 40)
texts = st.sampled_from(["", "  \n", "a", "b"])
languages = st.sampled_from(["C", "Python3"])
drafts = st.lists(
    st.builds(LastDraft, st.integers(1, 99), st.integers(1, 4), languages, texts, moments),
    max_size=4,
    unique_by=lambda each: each.problem_id,
)
sent = st.lists(
    st.builds(LastSent, st.integers(1, 4), languages, texts, moments),
    max_size=4,
    unique_by=lambda each: each.problem_id,
).map(lambda rows: {each.problem_id: each for each in rows})


@given(drafts=drafts, sent=sent, until=moments)
def test_what_is_taken_was_written_in_time_and_says_what_was_not_sent(
    drafts: list[LastDraft], sent: dict[int, LastSent], until: int
) -> None:
    taken = rules.to_take(drafts, sent, until)
    for draft in drafts:
        last = sent.get(draft.problem_id)
        is_new = last is None or (
            draft.saved_at > last.submit_time
            and (draft.language, draft.code) != (last.language, last.code)
        )
        assert (draft in taken) == (is_new and draft.saved_at <= until and draft.code.strip() != "")


@given(drafts=drafts, sent=sent, until=moments)
def test_what_was_taken_once_is_not_taken_again(
    drafts: list[LastDraft], sent: dict[int, LastSent], until: int
) -> None:
    taken = rules.to_take(drafts, sent, until)
    after = {
        **sent,
        **{each.problem_id: LastSent(*each[1:4], submit_time=until) for each in taken},
    }
    assert rules.to_take(drafts, after, until) == []


def test_it_is_time_once_nothing_is_on_its_way_and_a_pause_puts_that_off() -> None:
    work = a_work(settings=ExamSettings(grace_s=1, takes_latest_draft=True))
    record = Participation(place=work.place, uid="ann", started_at=START)
    own_end = START + OWN
    assert rules.taken_until(work, record, own_end + 999) is None
    assert rules.taken_until(work, record, own_end + 1000) == own_end
    paused = replace(record, pauses=(Pause(START + 10),))
    assert rules.taken_until(work, paused, END + 1000) is None
    handed_in = replace(record, handed_in_at=START + 5)
    assert rules.taken_until(work, handed_in, START + 5) == START + 5
    later = replace(record, extra_ms=500)
    assert rules.taken_until(work, later, own_end + 2000) == own_end + 500


def test_without_the_setting_and_without_a_start_nothing_is_taken() -> None:
    record = Participation(place=a_work().place, uid="ann", started_at=START)
    takes = a_work(settings=ExamSettings(grace_s=0, takes_latest_draft=True))
    assert grace.is_settled(takes, record, END)
    assert rules.taken_until(a_work(), record, END) is None
    assert rules.taken_until(takes, replace(record, started_at=None), END) is None
