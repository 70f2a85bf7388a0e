"""A scoreboard as somebody counts it who has read an event feed and knows the rules of ICPC, and
nothing of how this site counts: solved problems, then time; a solved problem costs the seconds from
the start, and twenty minutes for each judgement with a penalty before it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Team:
    solved: dict[str, int] = field(default_factory=dict)  # problem: seconds from the start
    failures: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    seconds: int = 0


def seconds(span: str) -> int:
    hours, minutes, rest = span.split(":")
    return int(hours) * 3600 + int(minutes) * 60 + int(float(rest))


def ranking(known: dict[str, Any]) -> list[tuple[int, str, int, int]]:
    """(rank, team, solved, minutes) by rank and team; equal ones share a rank."""
    kinds, penalty_s = known["judgement-types"], known["contest"]["penalty_time"] * 60
    judged = {it["submission_id"]: it for it in known.get("judgements", {}).values()}
    teams: dict[str, Team] = defaultdict(Team)
    sent = known.get("submissions", {}).values()
    for each in sorted(sent, key=lambda it: (seconds(it["contest_time"]), int(it["id"]))):
        if each["id"] not in judged or known["teams"][each["team_id"]].get("hidden"):
            continue
        team, problem = teams[each["team_id"]], each["problem_id"]
        kind = kinds[judged[each["id"]]["judgement_type_id"]]
        if problem in team.solved:
            continue
        if kind["solved"]:
            at = seconds(each["contest_time"])
            team.solved[problem] = at
            team.seconds += at + penalty_s * team.failures[problem]
        elif kind["penalty"]:
            team.failures[problem] += 1
    order = sorted(teams, key=lambda it: (-len(teams[it].solved), teams[it].seconds))
    rows, last = [], None
    for number, name in enumerate(order, 1):
        team = teams[name]
        reached = (len(team.solved), team.seconds)
        rank = rows[-1][0] if reached == last else number
        last = reached
        rows.append((rank, name, len(team.solved), team.seconds // 60))
    return sorted(rows)
