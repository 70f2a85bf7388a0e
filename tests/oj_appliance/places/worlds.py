"""Generated worlds: places, people, and submissions of which contests keep some back."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from oj_appliance.errors import ApiError
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.policy import GroupPolicy
from oj_appliance.groups.service import Groups
from oj_appliance.places.codec import stored_place
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.shutting import LeftOpen
from oj_appliance.places.types import Kind, Place, Shown
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
from tests.oj_appliance.groups.test_level_rules import group
from tests.oj_appliance.places.contest_policy import ContestPolicy

PEOPLE = ("ann", "ben")
VIEWERS = (
    GUEST_VIEWER,
    *(Viewer(uid=name, username=name, role="user") for name in PEOPLE),
    Viewer(uid="pat", username="pat", role="problem_admin"),
    Viewer(uid="ada", username="ada", role="admin"),
    Viewer(uid="root", username="root", role="root"),
)
SHARING, KEEPING, GONE = 1, 2, 3  # problems


def _group_policy() -> GroupPolicy:
    """Everybody knows of group 1, whose root is ann and to which ben belongs; the second hides
    from all but ben and pat."""
    known = KnownGroups(cast(Database, None))
    known._groups = {n: replace(group(uid="owner", visible=n == 1), id=n) for n in (1, 2)}
    known._levels = {1: {"ann": 5, "ben": 3, "pat": 2}, 2: {"ben": 3, "pat": 4, "ann": 1}}
    return GroupPolicy(Groups(known), known.all)


GROUP_POLICY = _group_policy()
ROWS_A_WORLD = 40


@dataclass(frozen=True)
class Row:
    kind: int
    place_id: int
    group_id: int | None
    uid: str
    submit_time: int
    share: bool
    problem_id: int
    status: int
    is_trial: bool = False

    @property
    def place(self) -> Place:
        return stored_place(self.kind, self.place_id, self.group_id)

    @property
    def is_shared(self) -> bool:
        return self.share and self.problem_id == SHARING


@dataclass(frozen=True)
class World:
    """`left_open` by uid: kind and numbers of the places that are not shut to this person."""

    rows: list[Row]
    kept_back: dict[int, tuple[int, Shown]]
    left_open: Mapping[str, tuple[Kind, frozenset[int]]] = field(default_factory=dict)

    @property
    def registry(self) -> PlaceRegistry:
        """Timed works are shut; group 3 is nobody's."""
        registry, contest = PlaceRegistry(), ContestPolicy()
        contest.kept_back = self.kept_back
        registry.register(Kind.PRACTICE, PracticePolicy())
        registry.register(Kind.CONTEST, contest)
        registry.register(Kind.TIMED_WORK, PlacePolicy())
        registry.register(Kind.GROUP, GROUP_POLICY)
        registry.shutting = ShutToSome(self.left_open)
        return registry


@dataclass(frozen=True)
class ShutToSome:
    """In the middle of an exam that leaves nothing else open."""

    left_open: Mapping[str, tuple[Kind, frozenset[int]]]

    def submissions(self, viewer: Viewer) -> LeftOpen | None:
        found = self.left_open.get(viewer.uid or "")
        return None if found is None else LeftOpen(*found, lambda: ApiError("exam.shut"))

    problems = submissions


def _placed(kind: int, place_id: int, in_group: bool) -> tuple[int, int, int | None]:
    if kind == Kind.PRACTICE:
        return kind, 0, None
    return kind, place_id, place_id if kind == Kind.GROUP else 7 if in_group else None


places = st.builds(
    _placed, st.sampled_from([0, 0, 1, 1, 1, 2, 4]), st.integers(1, 3), st.booleans()
)
rows = st.builds(
    lambda place, *rest: Row(*place, *rest),
    places,
    st.sampled_from(PEOPLE),
    st.integers(0, 9),
    st.booleans(),
    st.sampled_from([SHARING, KEEPING, GONE]),
    st.sampled_from([-1, 0, 5]),
    st.sampled_from([False, False, True]),
)
kept_back = st.dictionaries(
    st.integers(1, 3),
    st.tuples(st.integers(0, 9), st.sampled_from([Shown.NOTHING, Shown.ROW, ~Shown.CODE])),
)
left_open = st.dictionaries(
    st.sampled_from(PEOPLE),
    st.tuples(
        st.sampled_from([Kind.CONTEST, Kind.CONTEST, Kind.TIMED_WORK]),
        st.frozensets(st.integers(1, 3), max_size=2),
    ),
)
worlds = st.builds(
    World, st.lists(rows, min_size=ROWS_A_WORLD, max_size=ROWS_A_WORLD), kept_back, left_open
)


def settle(database: sqlite3.Connection) -> None:
    """People and problems, which are the same in every world."""
    with database:
        database.executemany(
            "INSERT INTO account(id, username, password_hash, created_at, updated_at)"
            " VALUES (?, ?, '', 0, 0)",
            [(name, name) for name in PEOPLE],
        )
        database.executemany(
            "INSERT INTO problem(id, problem_id, title, time_limit, memory_limit, code_share,"
            " deleted_at, created_at, updated_at) VALUES (?, ?, 't', 1000, 256, ?, ?, 0, 0)",
            [(SHARING, "S", 1, None), (KEEPING, "K", 0, None), (GONE, "G", 1, 5)],
        )


def put(database: sqlite3.Connection, world: World) -> None:
    """In place of the world before; a row's number is its place in the list, from 1."""
    with database:
        database.execute("DELETE FROM submission")
        database.executemany(
            "INSERT INTO submission(id, place_kind, place_id, group_id, user_id, submit_time,"
            " share, problem_id, status, is_trial, display_pid, username, language, created_at,"
            " updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'P', 'name', 'C', 0, 0)",
            [
                (
                    *(number, row.kind, row.place_id, row.group_id, row.uid, row.submit_time),
                    *(row.share, row.problem_id, row.status, row.is_trial),
                )
                for number, row in enumerate(world.rows, 1)
            ],
        )
