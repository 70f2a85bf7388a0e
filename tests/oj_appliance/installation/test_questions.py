"""What the installer asks, and what it takes where nobody answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from oj_appliance.installation.questions import Choices, Given, Looks, UnusableAnswerError, decide

pytestmark = pytest.mark.quick

PACKS = (Path("/media/stick/oj-languages-base-0.1.0-x86_64.pack"),)
USUAL = Choices(Path("/var/lib/oj"), 8080, True, PACKS)


class Person:
    """Answers in turn, and keeps what it was asked and told."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.told: list[str] = []

    def ask(self, text: str) -> str:
        self.asked.append(text)
        return self.answers.pop(0)


def not_home(data: Path) -> None:
    if data == Path("/home/teacher"):
        raise UnusableAnswerError("holds other things")


def not_taken(port: int) -> None:
    if port == 81:
        raise UnusableAnswerError("in use")


def decided(
    person: Person | None, given: Given | None = None, *, may_serve: bool = True
) -> Choices:
    def describe(packs: Sequence[Path]) -> str:
        return "C, C++"

    return decide(
        given or Given(),
        USUAL,
        may_serve=may_serve,
        describe=describe,
        looks=Looks(not_home, not_taken),
        ask=person.ask if person else None,
        say=person.told.append if person else print,
    )


def test_four_questions_and_enter_takes_what_is_usual() -> None:
    person = Person("", "", "", "")
    assert decided(person) == USUAL
    assert len(person.asked) == 4
    assert "/var/lib/oj" in person.asked[0] and "8080" in person.asked[1]
    assert "[y]" in person.asked[2] and "C, C++" in person.asked[3]


def test_answers_are_taken() -> None:
    person = Person("/srv/school", "80", "n", "否")
    assert decided(person) == Choices(Path("/srv/school"), 80, False, ())


def test_a_wrong_answer_is_explained_and_asked_again() -> None:
    person = Person("data", "/data", "0", "70000", "eighty", "８０", "82", "perhaps", "yes", "y")
    assert decided(person) == Choices(Path("/data"), 82, True, PACKS)
    assert len(person.told) == 6
    assert "/var/lib/oj" in person.told[0] and "65535" in person.told[1]


def test_what_the_machine_forbids_is_said_and_asked_again() -> None:
    person = Person("/home/teacher", "/data", "81", "82", "", "")
    assert decided(person) == Choices(Path("/data"), 82, True, PACKS)
    assert person.told == ["holds other things", "in use"]


@pytest.mark.parametrize("given", [Given(data=Path("/home/teacher")), Given(port=81)])
def test_what_was_given_and_is_forbidden_ends_it(given: Given) -> None:
    with pytest.raises(UnusableAnswerError):
        decided(Person("", "", "", ""), given)


def test_what_was_given_is_not_asked() -> None:
    person = Person("")
    given = Given(data=Path("/d"), port=9, as_service=False)
    assert decided(person, given) == Choices(Path("/d"), 9, False, PACKS)
    assert len(person.asked) == 1


def test_nobody_is_asked_with_yes() -> None:
    assert decided(None) == USUAL
    assert decided(None, Given(packs=())).packs == ()


def test_without_systemd_or_root_there_is_no_service_to_ask_for() -> None:
    person = Person("", "", "")
    assert decided(person, may_serve=False).as_service is False
    assert len(person.asked) == 3
