"""Sheets of results, made in memory."""

from __future__ import annotations

from typing import Any

from oj_appliance.exam_results.types import (
    ResultCell,
    ResultPerson,
    ResultProblem,
    ResultSheet,
)


def person(uid: str, cells: dict[str, int] | None = None, **values: Any) -> ResultPerson:
    """`cells` are points by display id; keywords are fields in place of the usual ones."""
    points = cells or {}
    usual: dict[str, Any] = {
        **{"uid": uid, "username": uid, "realname": None, "number": None, "class_name": None},
        **{"seat": None, "rank": 1, "score": sum(points.values()), "used_s": 60, "started_at": 0},
        **{"ended_at": 60_000, "handed_in": False, "extra_ms": 0, "paused_ms": 0},
        **{"submissions": len(points), "late": 0, "unjudged": 0, "failed": 0},
        "cells": {letter: ResultCell(0 if got else -1, got) for letter, got in points.items()},
    }
    return ResultPerson(**{**usual, **values})


def sheet(*people: ResultPerson, letters: str = "AB") -> ResultSheet:
    problems = tuple(
        ResultProblem(number, letter, f"Problem {letter}", 100)
        for number, letter in enumerate(letters, 1)
    )
    return ResultSheet("An exam", problems, people)
