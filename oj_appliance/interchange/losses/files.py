"""What comes back of the files that lie beside a problem's programs, and of its attachments."""

from __future__ import annotations

from oj_appliance.interchange.losses.fields import has_program
from oj_appliance.interchange.losses.outcome import Outcome
from oj_appliance.interchange.writing.files import attachment_files


def judge_files_refused(outcome: Outcome) -> None:
    """A checker or an interactor may need them."""
    draft = outcome.problem.draft
    if draft.judge_extra_file and draft.judge_mode != "default":
        outcome.refuse("judgeExtraFile")
    else:
        outcome.lose_all("judgeExtraFile")


def judge_files_of_program(outcome: Outcome, *, fit: bool) -> None:
    """They lie beside the program, where there is one and they `fit`."""
    if not has_program(outcome.problem.draft):
        outcome.lose_all("judgeExtraFile")
    elif not fit:
        outcome.refuse("judgeExtraFile")


def attachments_in_folder(outcome: Outcome) -> None:
    kept = attachment_files(outcome.problem)
    outcome.lose("attachments", frozenset((file.name, file.digest) for file in kept))
