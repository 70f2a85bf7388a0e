"""Every call that a student may make has its class in an exam, and every question of a place's
policy stands behind what is shut."""

from __future__ import annotations

import inspect
from types import SimpleNamespace
from typing import Any

import pytest

from oj_appliance.errors import GuardError
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.shutting import LeftOpen, ShutPolicy
from oj_appliance.places.types import Kind, Place, Shown, ShownWhen
from oj_appliance.timed_work.access.calls import _CALLS, CallClass, class_of
from oj_appliance.web.guards import OFFICE_RIGHTS, Viewer
from tests.http_client import Client

OF_STAFF = "/api/admin/"
STAFFS = ("A", "PA", "R")


def calls_of(document: dict[str, Any]) -> set[str]:
    return {path for path in document["paths"] if not path.startswith(OF_STAFF)}


def staffs_alone(document: dict[str, Any], path: str) -> bool:
    """By the guards that the document tells."""
    told = [str(call["description"]).split() for call in document["paths"][path].values()]
    guards = {words[words.index("Guard:") + 1].strip(".") for words in told}
    return all(guard in STAFFS or guard.removeprefix("P:") in OFFICE_RIGHTS for guard in guards)


def test_every_call_of_students_says_what_it_is_in_an_exam(root: Client) -> None:
    document = root.get("/api/openapi.json").json
    calls = {path for path in calls_of(document) if not staffs_alone(document, path)}
    assert len(calls) > 100
    assert sorted(path for path in calls if class_of(path) is None) == []


def test_no_call_is_listed_that_is_not_there_or_twice(root: Client) -> None:
    named = [f"/api/{name}" for names in _CALLS.values() for name in names]
    assert len(named) == len(set(named))
    assert sorted(set(named) - calls_of(root.get("/api/openapi.json").json)) == []


def test_what_nobody_has_thought_about_has_no_class() -> None:
    assert class_of("/api/get-something-new") is None
    assert class_of("/api/exam/messages") is CallClass.ABOUT


def test_of_a_group_what_people_tell_each_other_is_one_part_and_its_problems_another() -> None:
    said = ("get-group-detail", "group", "group/member/exit", "group/get-discussion-list")
    met = ("group/get-problem-list", "group/training", "group/get-contest-list")
    assert {class_of(f"/api/{name}") for name in said} == {CallClass.DISCUSSION}
    assert {class_of(f"/api/{name}") for name in met} == {CallClass.PROBLEMS}


QUESTIONS = dict(inspect.getmembers(PlacePolicy, inspect.isfunction))
# What asks who it is and lets nobody meet anything: names, marks of one's own, words of refusals.
TELLS_NOTHING = {
    *("met", "reference", "arrived_at", "check_sent", "has_ended", "hides_code", "reads_all"),
    "refusal",
}


class Listening(PlacePolicy):
    """Notes what it is asked, and answers nothing."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def __getattribute__(self, name: str) -> Any:
        if name not in QUESTIONS or name == "__init__":
            return super().__getattribute__(name)
        self.heard.append(name)
        return lambda *given, **named: ()


class ShutToAll:
    """Everything but one timed work."""

    left = LeftOpen(Kind.TIMED_WORK, frozenset({5}), lambda: GuardError("exam.closed", title=""))

    def problems(self, viewer: Viewer) -> LeftOpen:
        return self.left

    submissions = problems


def asked(policy: PlacePolicy, name: str, place: Place) -> object:
    """The question with something of each kind."""
    row = SimpleNamespace(place=place)
    values = {"viewer": Viewer("u"), "place": place, "row": row, "problem": None}
    names = list(inspect.signature(QUESTIONS[name]).parameters)[1:]
    return getattr(policy, name)(**{each: values.get(each) for each in names})


@pytest.mark.parametrize("name", sorted(QUESTIONS))
def test_every_question_reaches_the_policy_and_what_may_be_met_is_shut(name: str) -> None:
    inner = Listening()
    asked(ShutPolicy(Kind.TIMED_WORK, inner, ShutToAll), name, Place(Kind.TIMED_WORK, 5))
    assert set(inner.heard) <= {name, "is_visible"} and inner.heard
    if "viewer" not in inspect.signature(QUESTIONS[name]).parameters or name in TELLS_NOTHING:
        return
    inner.heard.clear()
    try:
        answer = asked(ShutPolicy(Kind.PRACTICE, inner, ShutToAll), name, Place(Kind.PRACTICE))
    except GuardError as refused:
        assert refused.key == "exam.closed"
    else:
        assert answer in (False, Shown.NOTHING, (ShownWhen(Shown.NOTHING),))
    assert inner.heard == []
