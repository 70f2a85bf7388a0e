"""What a DMOJ archive keeps of a problem: data and judging (formats §10)."""

from __future__ import annotations

from oj_appliance.files.archive_names import are_apart
from oj_appliance.interchange.formats.dmoj.checkers import LANGUAGE_NAMES, float_checker
from oj_appliance.interchange.formats.dmoj.reading import SETTINGS
from oj_appliance.interchange.losses.answers import kept
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.files import judge_files_of_program
from oj_appliance.interchange.losses.judging import AS_PLAIN, Judging, JudgingProgram
from oj_appliance.interchange.losses.outcome import Outcome
from oj_appliance.interchange.losses.scoring import points_and_groups
from oj_appliance.interchange.losses.texts import title_from_folder


def _judge_files(outcome: Outcome) -> None:
    fit = are_apart((SETTINGS, *outcome.problem.draft.judge_extra_file))
    judge_files_of_program(outcome, fit=fit)


def _scoring(outcome: Outcome) -> None:
    """Equal points are none: the site gives the points of a problem."""
    points_and_groups(outcome)
    scores, mode = outcome.after["scores"], outcome.after["judgeCaseMode"]
    is_grouped = isinstance(mode, tuple) and str(mode[0]).startswith("subtask")
    if isinstance(scores, tuple) and len(set(scores)) == 1 and not is_grouped:
        outcome.change("type", 0, "ACM")
        outcome.lose_all("scores")


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
