"""What comes back of the files that lie beside a problem's programs, and of its attachments."""

from __future__ import annotations

from oj_appliance.interchange.losses.fields import has_program
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.writing.files import attachment_files


def judge_files_refused(trip: RoundTrip) -> None:
    """A checker or an interactor may need them."""
    draft = trip.problem.draft
    if draft.judge_extra_file and draft.judge_mode != "default":
        trip.refuse("judgeExtraFile")
    else:
        trip.lose_all("judgeExtraFile")


def judge_files_of_program(trip: RoundTrip, *, fit: bool) -> None:
    """They lie beside the program, where there is one and they `fit`."""
    if not has_program(trip.problem.draft):
        trip.lose_all("judgeExtraFile")
    elif not fit:
        trip.refuse("judgeExtraFile")


def attachments_in_folder(trip: RoundTrip) -> None:
    kept = attachment_files(trip.problem)
    trip.lose("attachments", frozenset((file.name, file.digest) for file in kept))
