"""When the server is frozen, and what is refused then. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.exam_freeze.types import Exam, FreezeSettings, Mode
from oj_appliance.places.types import Place

MOST_MINUTES_BEFORE = 24 * 60


def is_exam_frozen(settings: FreezeSettings, exams: Sequence[Exam]) -> bool:
    """`exams` are those that run, or begin within the settings' minutes."""
    if settings.mode is Mode.AUTO:
        return bool(exams)
    return settings.mode is Mode.ON


def is_exams_own(place: Place | None, exams: Sequence[Exam]) -> bool:
    """Whether the work is done for an exam that runs: its wrong data are mended at once."""
    return place is not None and any(each.place == place for each in exams)
