"""Objects of the Contest API (contract clics.md §4). A property without a value is left out, but
for the moments of the state and for entry points, whose null the API's own schemas ask for."""

from __future__ import annotations

import msgspec


class _Object(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Of the API."""


class Contest(_Object, frozen=True, kw_only=True):
    """`penalty_time` in minutes."""

    id: str
    name: str
    formal_name: str
    start_time: str
    duration: str
    scoreboard_type: str
    scoreboard_freeze_duration: str | None = None
    scoreboard_thaw_time: str | None = None
    penalty_time: int | None = None


class JudgementType(_Object, frozen=True, kw_only=True):
    id: str
    name: str
    solved: bool
    penalty: bool | None = None


class Language(_Object, frozen=True, kw_only=True):
    id: str
    name: str
    entry_point_required: bool
    entry_point_name: str | None
    extensions: tuple[str, ...]


class Problem(_Object, frozen=True, kw_only=True):
    """`time_limit` in seconds."""

    id: str
    label: str
    name: str
    ordinal: int
    rgb: str | None = None
    time_limit: float | None = None
    test_data_count: int | None = None
    max_score: float | None = None


class Group(_Object, frozen=True, kw_only=True):
    id: str
    name: str


class Organization(_Object, frozen=True, kw_only=True):
    id: str
    name: str


class Team(_Object, frozen=True, kw_only=True):
    """`hidden` ones are not ranked."""

    id: str
    label: str
    name: str
    group_ids: tuple[str, ...]
    organization_id: str | None = None
    hidden: bool = False


class Submission(_Object, frozen=True, kw_only=True):
    id: str
    language_id: str
    problem_id: str
    team_id: str
    time: str
    contest_time: str
    entry_point: str | None
    files: tuple[str, ...]


class Judgement(_Object, frozen=True, kw_only=True):
    """`max_run_time` in seconds."""

    id: str
    submission_id: str
    judgement_type_id: str
    start_time: str
    start_contest_time: str
    end_time: str
    end_contest_time: str
    score: float | None = None
    max_run_time: float | None = None


class State(msgspec.Struct, frozen=True, kw_only=True):
    started: str | None = None
    frozen: str | None = None
    ended: str | None = None
    thawed: str | None = None
    finalized: str | None = None
    end_of_updates: str | None = None


class Score(_Object, frozen=True, kw_only=True):
    """`total_time` in minutes."""

    num_solved: int | None = None
    total_time: int | None = None
    score: float | None = None


class ProblemScore(_Object, frozen=True, kw_only=True):
    """`time` in minutes."""

    problem_id: str
    num_judged: int
    num_pending: int
    solved: bool | None = None
    score: float | None = None
    time: int | None = None


class ScoreboardRow(_Object, frozen=True, kw_only=True):
    rank: int
    team_id: str
    score: Score
    problems: list[ProblemScore]


class Scoreboard(_Object, frozen=True, kw_only=True):
    time: str
    contest_time: str
    state: State
    rows: list[ScoreboardRow]


class Provider(_Object, frozen=True, kw_only=True):
    name: str
    version: str


class ApiInformation(_Object, frozen=True, kw_only=True):
    version: str
    version_url: str
    provider: Provider


class AccessEndpoint(_Object, frozen=True, kw_only=True):
    type: str
    properties: tuple[str, ...]


class Access(_Object, frozen=True, kw_only=True):
    capabilities: tuple[str, ...]
    endpoints: tuple[AccessEndpoint, ...]
