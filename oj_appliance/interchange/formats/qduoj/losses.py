"""What a QDUOJ zip keeps of a problem (formats §10)."""

from __future__ import annotations

from functools import partial

from oj_appliance.interchange.formats.qduoj.languages import LANGUAGE_NAMES
from oj_appliance.interchange.formats.qduoj.reading import SMALLEST_SCORE
from oj_appliance.interchange.formats.qduoj.writing import LONGEST_ID, LONGEST_SOURCE, LONGEST_TITLE
from oj_appliance.interchange.losses.answers import kept, lost
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.judging import Judging, JudgingProgram
from oj_appliance.interchange.losses.programs import (
    code_by_family,
    languages_with_code,
    templates_by_family,
)
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.losses.scoring import points_of_cases
from oj_appliance.interchange.losses.solutions import SolutionNodes
from oj_appliance.interchange.losses.texts import become, pictures_by_address
from oj_appliance.interchange.programs.languages import CPP, C
from oj_appliance.interchange.programs.solutions import accepted_in_families

EMPTY_DIGEST = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def _cases(trip: RoundTrip) -> None:
    """With a checker there are no outputs."""
    if trip.problem.draft.judge_mode == "spj":
        cases = trip.problem.cases
        trip.lose("cases", tuple((case.input.digest, EMPTY_DIGEST) for case in cases))


COLUMN = Column(
    problem_id=become("problemId", lambda draft: draft.problem_id[:LONGEST_ID].strip()),
    title=become("title", lambda draft: draft.statement.title[:LONGEST_TITLE].strip()),
    statements=lost("statements"),
    examples=kept,
    pictures=pictures_by_address,
    source=become("source", lambda draft: draft.source[:LONGEST_SOURCE].rstrip()),
    tags=kept,
    limits=kept,
    judging=Judging(checkers={"qduoj": "qduoj"}),
    judging_program=JudgingProgram(families=(C, CPP)),
    cases=_cases,
    scoring=partial(points_of_cases, smallest=SMALLEST_SCORE),
    templates=templates_by_family(LANGUAGE_NAMES),
    surrounding_code=code_by_family(LANGUAGE_NAMES),
    solutions=SolutionNodes(partial(accepted_in_families, families=LANGUAGE_NAMES)),
    languages=languages_with_code(LANGUAGE_NAMES),
)
