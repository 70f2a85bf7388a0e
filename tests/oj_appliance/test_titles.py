"""Titles that would cover what stands around them, or show nothing at all."""

from __future__ import annotations

import itertools
import sqlite3
import unicodedata
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.titles import MOST_MARKS, kept_title
from tests.http_client import Answer, Client
from tests.oj_appliance.discussions.writing import body, open_to_all
from tests.oj_appliance.lessons import making as lessons
from tests.oj_appliance.trainings import making as trainings
from tests.server_process import ServerProcess

ACUTE, JOINER = "\u0301", "\u200d"
FEW = ACUTE * MOST_MARKS
LONGEST = 50  # of the shortest of these names, a category's
COLUMNS = (
    *(("discussion", "title"), ("discussion", "description"), ("discussion_category", "name")),
    *(("training", "title"), ("training_category", "name")),
    *(("lesson", "title"), ("lesson_group", "name"), ("lesson_item", "title")),
)
_numbers = itertools.count(1)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Loops\n", "Loops"),
        ("循环与列表 🎉", "循环与列表 🎉"),
        ("a" + ACUTE * 80 + "b", "a" + FEW + "b"),
        # Nothing that takes no room begins anew.
        ("a" + (FEW + JOINER) * 3, "a" + FEW + JOINER * 3),
        ("a" + "\u20dd" * 9, "a" + "\u20dd" * MOST_MARKS),
        # Writing as people write it: Vietnamese in parts, Thai, pointed Hebrew, Tibetan, a key.
        *[(word, word) for word in ("Vie\u0302\u0323t", "ที่นี้", "שָׁלוֹם", "བསྒྲུབས", "1\ufe0f\u20e3")],
        # Two people and a flag are seen, whatever joins their parts.
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
        ("\U0001f3f4\U000e0067\U000e007f", "\U0001f3f4\U000e0067\U000e007f"),
        *[(blank, "") for blank in (" ", "\u200b", "\u202e\u2066", ACUTE, "\u3164", "\u2800")],
    ],
)
def test_a_title_keeps_what_is_read(given: str, kept: str) -> None:
    assert kept_title(given) == kept


@given(st.text(st.sampled_from(["a", "é", "中", " ", ACUTE, "\u20dd", JOINER, "\u202e"])))
def test_a_kept_title_has_few_marks_in_a_row_and_is_kept_as_it_is(text: str) -> None:
    kept = kept_title(text)
    assert kept_title(kept) == kept
    assert [sign for sign in kept if sign.isalpha()] == [sign for sign in text if sign.isalpha()]
    seen = [sign for sign in kept if unicodedata.category(sign) != "Cf"]
    for is_mark, signs in itertools.groupby(seen, lambda sign: bool(unicodedata.combining(sign))):
        assert not is_mark or len(list(signs)) <= MOST_MARKS


def _send(kind: str, root: Client, title: str) -> Answer:
    """Something of this kind with this title."""
    if kind == "discussion":
        return root.post("/api/discussion", body(title))
    if kind == "summary":
        return root.post("/api/discussion", {**body("Titled"), "description": title})
    if kind == "discussion's category":
        return root.post("/api/discussion-category", [{"name": title}])
    if kind == "training":
        return root.post(trainings.DESK, trainings.training_body(title=title))
    if kind == "training's category":
        return root.post("/api/admin/training/category", {"name": title})
    if kind == "lesson":
        return root.post(lessons.OFFICE, {"title": title})
    if kind == "lesson's group":
        return root.post(
            f"{lessons.OFFICE}/group", {"lessonId": lessons.make_lesson(root), "name": title}
        )
    group = lessons.make_group(root, lessons.make_lesson(root))
    return lessons.send_item(root, group, url="/help", title=title)


def _stored(site: ServerProcess, word: str) -> str:
    """Whatever is kept of it."""
    with closing(sqlite3.connect(site.data / "oj.sqlite3", timeout=30)) as database:
        found = [
            row[0]
            for table, column in COLUMNS
            for row in database.execute(f"SELECT {column} FROM {table}")
            if row[0].startswith(word)
        ]
    (only,) = found
    return str(only)


KINDS = [
    *("discussion", "summary", "discussion's category", "training", "training's category"),
    *("lesson", "lesson's group", "lesson's item"),
]


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    return open_to_all(site)


@pytest.mark.parametrize("kind", KINDS)
def test_heaped_marks_are_kept_from_lists(kind: str, root: Client, site: ServerProcess) -> None:
    word = f"Heap{next(_numbers)}"
    assert _send(kind, root, word + ACUTE * (LONGEST - len(word))).status == 200
    assert _stored(site, word) == word + FEW
    if kind == "discussion's category":  # the site's few, which other tests count
        (row,) = [
            each
            for each in root.get("/api/discussion-category").data
            if each["name"].startswith(word)
        ]
        assert root.delete("/api/discussion-category", id=row["id"]).status == 200


@pytest.mark.parametrize("kind", [each for each in KINDS if each != "discussion's category"])
def test_a_title_that_shows_nothing_is_none(kind: str, root: Client) -> None:
    assert _send(kind, root, "\u200b\u202e").err == "content.empty"


def test_a_changed_title_follows_the_same_rule(root: Client, site: ServerProcess) -> None:
    word = f"Change{next(_numbers)}"
    lesson = lessons.make_lesson(root)
    assert root.put(lessons.OFFICE, {"id": lesson, "title": word + ACUTE * 40}).status == 200
    assert _stored(site, word) == word + FEW
