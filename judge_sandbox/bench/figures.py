"""One measured figure, its goal, and whether this machine allowed it to be judged. Pure."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum


class Bound(StrEnum):
    AT_MOST = "at most"
    AT_LEAST = "at least"


@dataclass(frozen=True, slots=True)
class Goal:
    bound: Bound
    value: float

    def met_by(self, value: float) -> bool:
        return value <= self.value if self.bound is Bound.AT_MOST else value >= self.value


def at_most(value: float) -> Goal:
    return Goal(Bound.AT_MOST, value)


def at_least(value: float) -> Goal:
    return Goal(Bound.AT_LEAST, value)


@dataclass(frozen=True, slots=True)
class Figure:
    """`not_judged` says why the goal does not count this time; `detail` is what the value was made
    from. Without a goal a figure is only told."""

    name: str
    title: str
    value: float
    unit: str
    goal: Goal | None = None
    not_judged: str = ""
    detail: dict[str, float] = field(default_factory=dict)

    @property
    def judged(self) -> bool:
        return self.goal is not None and not self.not_judged

    @property
    def missed(self) -> bool:
        return self.goal is not None and self.judged and not self.goal.met_by(self.value)


def as_json(figure: Figure) -> dict[str, object]:
    goal = figure.goal
    return {
        "name": figure.name,
        "title": figure.title,
        "value": figure.value,
        "unit": figure.unit,
        "goal": None if goal is None else {"bound": goal.bound.value, "value": goal.value},
        "judged": figure.judged,
        "not_judged": figure.not_judged,
        "met": None if goal is None else goal.met_by(figure.value),
        "detail": figure.detail,
    }


def table(figures: Sequence[Figure]) -> str:
    """The figures for people, each with what it was made from."""
    lines = [f"{'figure':<26} {'value':>11}  {'goal':<15} judgement"]
    for figure in figures:
        goal = "" if figure.goal is None else f"{figure.goal.bound.value} {figure.goal.value:g}"
        lines.append(
            f"{figure.name:<26} {shown(figure.value):>7} {figure.unit:<3}  {goal:<15}"
            f" {_judgement(figure)}".rstrip()
        )
        lines.append(f"    {figure.title}")
        if figure.detail:
            parts = (f"{name} {shown(value)}" for name, value in figure.detail.items())
            lines.append(f"    {', '.join(parts)}")
    return "\n".join(lines)


def _judgement(figure: Figure) -> str:
    if figure.goal is None:
        return ""
    met = "met" if figure.goal.met_by(figure.value) else "missed"
    return f"not judged ({met}): {figure.not_judged}" if figure.not_judged else met.upper()


def shown(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def percentile(values: Sequence[float], share: float) -> float:
    """The nearest-rank percentile; `share` from 0 to 1."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def median(values: Sequence[float]) -> float:
    return round(statistics.median(values), 4)


def median_ratio(above: Sequence[float], below: Sequence[float]) -> float:
    """The median of the rounds' own ratios: what slows one round slows both of its sides."""
    return median([one / other for one, other in zip(above, below, strict=True)])


def relative_spread(values: Sequence[float]) -> float:
    """(p90 − p10) / median."""
    middle = statistics.median(values)
    return round((percentile(values, 0.9) - percentile(values, 0.1)) / middle, 4)
