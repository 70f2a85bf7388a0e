"""What a DMOJ archive keeps of a problem: data and judging (formats §10)."""

from __future__ import annotations

from oj_appliance.files.archive_names import are_apart
from oj_appliance.interchange.formats.dmoj.checkers import LANGUAGE_NAMES, float_checker
from oj_appliance.interchange.formats.dmoj.reading import SETTINGS
from oj_appliance.interchange.losses.answers import kept
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.files import judge_files_of_program
from oj_appliance.interchange.losses.judging import AS_PLAIN, Judging, JudgingProgram
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.losses.scoring import points_and_groups
from oj_appliance.interchange.losses.texts import title_from_folder


def _judge_files(trip: RoundTrip) -> None:
    fit = are_apart((SETTINGS, *trip.problem.draft.judge_extra_file))
    judge_files_of_program(trip, fit=fit)


def _scoring(trip: RoundTrip) -> None:
    """Equal points are none: the site gives the points of a problem."""
    points_and_groups(trip)
    scores, mode = trip.after["scores"], trip.after["judgeCaseMode"]
    is_grouped = isinstance(mode, tuple) and str(mode[0]).startswith("subtask")
    if isinstance(scores, tuple) and len(set(scores)) == 1 and not is_grouped:
        trip.change("type", 0, "ACM")
        trip.lose_all("scores")


COLUMN = Column(
    title=title_from_folder,
    judging=Judging(
        exact=True,
        builtin={"lines": AS_PLAIN},
        holds_float=lambda absolute, relative: float_checker(absolute, relative) is not None,
        checkers={
            "testlib": "dmoj-testlib",
            "dmoj": "dmoj",
            "dmoj-testlib": "dmoj-testlib",
            "dmoj-coci": "dmoj-coci",
        },
        interactors={"testlib": "testlib", "dmoj": "dmoj"},
    ),
    judging_program=JudgingProgram(families=LANGUAGE_NAMES, with_arguments=True),
    judge_files=_judge_files,
    file_io=kept,
    scoring=_scoring,
)
