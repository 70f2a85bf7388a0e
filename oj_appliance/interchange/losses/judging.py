"""What comes back of how outputs are judged (formats §10, the rows judgeMode, spj, interactive)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

import msgspec

from oj_appliance.errors import verbatim
from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import PLAIN_COMPARISON, has_program, text_of
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.programs.languages import LanguageFamily, family_of
from oj_appliance.problems.rules import BUILTIN
from oj_appliance.problems.types.problem import ProblemDraft

# Stands for the code of a program that is packed on the way.
PACKED = "packed"
# In `Judging.builtin`: the comparison comes back as the plain one.
AS_PLAIN = ""


def no_float(absolute: float, relative: float) -> bool:
    return False


def as_it_is(draft: ProblemDraft) -> str:
    """The code of a program that travels without a change."""
    return text_of(draft.spj_code or "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging:
    """What a format has a place for; the rest of checkers and interactors is refused.

    `exact`: a comparison that heeds blanks at the ends of lines. `plain_as`: the comparison of ours
    as which the plain one comes back; "" where it stays. `builtin`: comparisons of ours by name,
    each with the name of what comes back; `holds_float` tells of one with bounds. `checkers` and
    `interactors`: conventions, each with that which comes back; `code_after` is the program's code
    then, where that is another.
    """

    exact: bool = False
    plain_as: str = ""
    builtin: Mapping[str, str] = field(default_factory=dict)
    holds_float: Callable[[float, float], bool] = no_float
    checkers: Mapping[str, str] = field(default_factory=dict)
    interactors: Mapping[str, str] = field(default_factory=dict)
    code_after: Callable[[ProblemDraft], str] = as_it_is

    def __call__(self, trip: RoundTrip) -> None:
        draft = trip.problem.draft
        if draft.judge_mode == "default":
            self._comparison(trip)
        elif draft.spj_abi == BUILTIN:
            self._builtin(trip, (draft.spj_args or "").split())
        else:
            self._program(trip)

    def _comparison(self, trip: RoundTrip) -> None:
        if not trip.problem.draft.is_remove_end_blank:
            if not self.exact:
                trip.lose("judging", PLAIN_COMPARISON)
        elif self.plain_as:
            shown = verbatim(f"spj, builtin {self.plain_as}")
            trip.change("judging", ("spj", BUILTIN, self.plain_as), shown)

    def _builtin(self, trip: RoundTrip, words: list[str]) -> None:
        name, *bounds = words
        if name == "float":
            if not self.holds_float(float(bounds[0]), float(bounds[1])):
                trip.refuse("judging")
        elif name not in self.builtin:
            trip.refuse("judging")
        elif self.builtin[name] == AS_PLAIN:
            trip.change("judging", PLAIN_COMPARISON, phrases.PLAIN_COMPARISON)
        elif self.builtin[name] != name:
            after = self.builtin[name]
            trip.change("judging", ("spj", BUILTIN, after), f"builtin {after}")

    def _program(self, trip: RoundTrip) -> None:
        draft = trip.problem.draft
        table = self.interactors if draft.judge_mode == "interactive" else self.checkers
        after = table.get(draft.spj_abi)
        if after is None:
            trip.refuse("judging")
        elif after != draft.spj_abi:
            value = (draft.judge_mode, after, self.code_after(draft))
            trip.change("judging", value, verbatim(after))


class JudgingProgram(msgspec.Struct, frozen=True, kw_only=True):
    """The language of a checker or interactor, and its arguments: what a format cannot say is
    refused. `families` is None where every family of ours has a name."""

    families: Collection[LanguageFamily] | None = None
    with_arguments: bool = False

    def __call__(self, trip: RoundTrip) -> None:
        draft = trip.problem.draft
        if not has_program(draft):
            return
        family = family_of(draft.spj_language or "")
        if family is None or (self.families is not None and family not in self.families):
            trip.refuse("spjLanguage")
        if not self.with_arguments and trip.before["spjArgs"]:
            trip.refuse("spjArgs")
