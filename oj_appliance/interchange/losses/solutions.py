"""What comes back of reference solutions (formats §10, lower rows)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import language_of, solution
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.programs.languages import family_of_file
from oj_appliance.interchange.programs.solutions import ACCEPTED, REJECTED
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

Drafts = Sequence[ReferenceSolutionDraft]
Verdicts = tuple[int, ...]


class SolutionNodes(msgspec.Struct, frozen=True):
    """`written` are those that a format writes, in nodes that tell language and code."""

    written: Callable[[Drafts], Drafts]

    def __call__(self, trip: RoundTrip) -> None:
        drafts = self.written(trip.problem.draft.reference_solutions)
        _come_back(trip, {solution(each)[1:] for each in drafts}, set())


@dataclass(frozen=True, slots=True, kw_only=True)
class SolutionFiles:
    """`written` are those that a format writes, each with its file, whose name tells the language;
    `with_names` where it is the solution's name too. `expected` are the verdicts, by themselves,
    that it can tell, as it tells them; others become a plain "rejected"."""

    written: Callable[[Drafts], Sequence[tuple[str, ReferenceSolutionDraft]]]
    with_names: bool = True
    expected: Mapping[Verdicts, Verdicts] = field(default_factory=dict)

    def __call__(self, trip: RoundTrip) -> None:
        accepted, others = set[tuple[object, ...]](), set[tuple[object, ...]]()
        for path, each in self.written(trip.problem.draft.reference_solutions):
            _, family, code = solution(each)
            name = path.rpartition("/")[2]
            found = family_of_file(name)
            family = language_of(found.languages[0]) if found else family
            told = (name, family, code) if self.with_names else (family, code)
            if each.expected == ACCEPTED:
                accepted.add(told)
            else:
                verdicts = self.expected.get(tuple(sorted(each.expected)), REJECTED)
                others.add((*told, verdicts))
        _come_back(trip, accepted, others)


def _come_back(
    trip: RoundTrip, accepted: set[tuple[object, ...]], others: set[tuple[object, ...]]
) -> None:
    for row, after in (("accepted solutions", accepted), ("other solutions", others)):
        before = trip.before[row]
        if isinstance(before, frozenset) and len(after) < len(before):
            trip.lose(row, frozenset(after))
        else:
            trip.change(row, frozenset(after), phrases.OTHER_NAME_OR_VERDICT)
    trip.lose_all("solution scores")
