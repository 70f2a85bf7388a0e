"""What a plain archive keeps: the test data, and a title that is its name."""

from __future__ import annotations

from oj_appliance.interchange.losses.answers import lost
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.texts import title_from_folder

COLUMN = Column(
    title=title_from_folder,
    # The data may serve with any way of judging, so nothing is refused.
    judging=lost("judging"),
    checker_after=lost("checker"),
    judge_files=lost("judgeExtraFile"),
    surrounding_code=lost("prepend"),
)
