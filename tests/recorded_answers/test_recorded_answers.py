"""A folder of an earlier main opens and answers alike, and the recorder would see any change."""

from __future__ import annotations

import fnmatch
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.recorded_answers.answers import Answers, Recorded
from tests.recorded_answers.comparing import (
    Expected,
    differences,
    expected_differences,
    report,
    unexpected,
)
from tests.recorded_answers.recording import record
from tests.recorded_answers.school import GUEST, STUDENT, VIEWERS
from tests.recorded_answers.seed import seed
from tests.two_worlds.sweep import Question

# Made by the main of before the places moved in, by the commands of `python -m
# tests.recorded_answers`, and never renewed: what changes on purpose is written into expected.toml.
FIXTURES = Path(__file__).parents[1] / "fixtures" / "recorded_answers"
LIST = Question("GET", "/api/get-problem-list")
DETAIL = Question("GET", "/api/get-problem-detail?problemId=OPEN")


@pytest.fixture
def earlier_folder(tmp_path: Path) -> Path:
    with zipfile.ZipFile(FIXTURES / "folder.zip") as archive:
        archive.extractall(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("seeded") / "data"
    seed(folder)
    return folder


def test_a_folder_of_an_earlier_main_is_migrated_and_answers_alike(earlier_folder: Path) -> None:
    old = Answers.load(FIXTURES / "answers.json.xz")
    found = unexpected(
        differences(old, record(earlier_folder, old.questions)), expected_differences()
    )
    assert not found, report(found)


def test_a_fresh_folder_has_much_to_tell_everybody_and_tells_it_twice_alike(seeded: Path) -> None:
    first = record(seeded, step=5)
    for viewer in VIEWERS:
        answered = [each for each in first.given[viewer] if _succeeded(each)]
        assert len(answered) > 60, viewer
    assert not [each for given in first.given.values() for each in given if each.http >= 500]
    found = list(differences(first, record(seeded, first.questions)))
    assert not found, report(found)


def test_a_planted_change_is_found_where_it_was_planted(seeded: Path, tmp_path: Path) -> None:
    asked = [LIST, DETAIL, Question("GET", "/api/get-common-announcement")]
    before = record(seeded, asked)
    changed = _with_another_title(seeded, tmp_path / "data")
    found = list(differences(before, record(changed, asked)))
    places = {(each.call, each.at) for each in found}
    assert places == {
        (LIST.call, "body.data.records[*].title"),
        (DETAIL.call, "body.data.problem.title"),
    }
    assert {each.viewer for each in found} == set(VIEWERS)


def _with_another_title(folder: Path, copy: Path) -> Path:
    copy.mkdir()
    for file in ("oj.toml", "recorded_answers.json"):
        (copy / file).write_bytes((folder / file).read_bytes())
    with (
        closing(sqlite3.connect(folder / "oj.sqlite3")) as source,
        closing(sqlite3.connect(copy / "oj.sqlite3")) as database,
        database,
    ):
        source.backup(database)
        database.execute("UPDATE problem SET title = 'planted' WHERE problem_id = 'OPEN'")
    return copy


def _succeeded(answer: Recorded) -> bool:
    return answer.http == 200 and not (
        isinstance(answer.body, dict) and answer.body.get("status") not in (None, 200)
    )


def _told(body: object, viewer: str = GUEST) -> Answers:
    return Answers([LIST], {viewer: [Recorded(200, "application/json", body)]})


OLD, NEW = _told({"rows": [{"a": 1}, {"a": 2}]}), _told({"rows": [{"a": 1}, {"a": 3, "b": 4}]})


@pytest.mark.quick
def test_a_difference_names_its_place_once_for_all_rows() -> None:
    found = list(differences(OLD, NEW))
    assert [(each.at, each.old, each.new) for each in found] == [
        ("body.rows[*].a", 2, 3),
        ("body.rows[*].b", "<missing>", 4),
    ]
    assert "body.rows[*].a" in report(found) and LIST.path in report(found)


@pytest.mark.quick
def test_numbered_rows_are_compared_by_their_numbers_and_told_where_they_moved() -> None:
    old = _told([{"submitId": 3, "a": 1}, {"submitId": 2, "a": 2}])
    new = _told([{"submitId": 2, "a": 4}, {"submitId": 3, "a": 1}, {"submitId": 1, "a": 1}])
    assert [(each.at, each.old, each.new) for each in differences(old, new)] == [
        ("body.order", [3, 2], [2, 3, 1]),
        ("body[*].a", 2, 4),
        ("body[*]", "<missing>", {"submitId": 1, "a": 1}),
    ]
    assert not list(differences(_told([]), _told([])))


@pytest.mark.quick
@pytest.mark.parametrize(
    ("meant", "left"),
    [
        (Expected(LIST.call, "all of it"), 0),
        (Expected(LIST.call, "a field", at="body.rows[*].a"), 1),
        (Expected(LIST.call, "of others", viewers=[STUDENT]), 2),
        (Expected(DETAIL.call, "elsewhere"), 2),
    ],
)
def test_what_is_meant_is_left_out_and_nothing_else(meant: Expected, left: int) -> None:
    assert len(unexpected(differences(OLD, NEW), [meant])) == left


@pytest.mark.quick
def test_an_unasked_question_and_another_type_are_differences() -> None:
    nothing = Answers([], {GUEST: []})
    assert [each.at for each in differences(OLD, nothing)] == ["asked"]
    assert [each.at for each in differences(_told({"a": 1}), _told({"a": True}))] == ["body.a"]


@pytest.mark.quick
@pytest.mark.parametrize("name", ["answers.json", "answers.json.xz"])
def test_recordings_are_read_as_they_were_written(tmp_path: Path, name: str) -> None:
    OLD.save(tmp_path / name)
    assert Answers.load(tmp_path / name) == OLD


@pytest.mark.quick
def test_every_expected_difference_has_a_reason_and_concerns_something_recorded() -> None:
    calls = {question.call for question in Answers.load(FIXTURES / "answers.json.xz").questions}
    for each in expected_differences():
        assert each.reason.strip()
        assert fnmatch.filter(calls, each.call), each.call
