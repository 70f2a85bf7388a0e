"""What the calls of the site know, a module for each subject."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.fuzz.values import (
    assistant,
    classes,
    contest_boards,
    contest_clics,
    contest_problems,
    contest_talk,
    contest_virtual,
    contests,
    discussions,
    exam_corrections,
    exam_pauses,
    exam_results,
    exam_rooms,
    exam_talk,
    exchange,
    group_contests,
    group_problems,
    groups,
    lessons,
    packs,
    people,
    problems,
    site,
    site_moves,
    submissions,
    timed_works,
    trainings,
)

# Submissions first: what is judged later must not change what a rejudge was previewed from.
SUBJECTS = (
    submissions,
    problems,
    contests,
    contest_boards,
    contest_clics,
    contest_problems,
    contest_talk,
    contest_virtual,
    discussions,
    assistant,
    group_problems,
    group_contests,
    timed_works,
    classes,
    trainings,
    lessons,
    exam_corrections,
    exam_pauses,
    exam_rooms,
    exam_talk,
    exam_results,
    packs,
    groups,
    people,
    # Before what keeps an upload open: an account has few at a time.
    site_moves,
    site,
    exchange,
)


def known_values(school: School) -> dict[str, dict[str, Any]]:
    """By call: values of parameters ("query", "path"), of a body, or a file with its form."""
    known: dict[str, dict[str, Any]] = {}
    for subject in SUBJECTS:
        values = subject.values(school)
        assert not known.keys() & values.keys(), "a call is known to one subject alone"
        known |= values
    return known
