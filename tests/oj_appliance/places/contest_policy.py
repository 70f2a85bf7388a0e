"""A contest in as few lines as one takes: what it hides, seals and opens again."""

from oj_appliance.configuration.types import Switches
from oj_appliance.errors import ApiError
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import Place, Placed, PlacedRow, Shown, ShownWhen, Sql
from oj_appliance.web.guards import Viewer

OWN = Shown.ROW | Shown.CODE


class ContestPolicy(PlacePolicy):
    def __init__(self) -> None:
        self.kept_back: dict[int, tuple[int, Shown]] = {}  # since (epoch ms), for others

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        if viewer.is_guest:
            raise ApiError("contest.register_first")

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        return not viewer.is_guest

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        self.may_enter(viewer, place)

    def is_judging_open(self, place: Place, switches: Switches) -> bool:
        return True

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        since, shown = self.kept_back.get(row.place.id, (row.submit_time + 1, Shown.ALL))
        if viewer.is_staff or row.submit_time < since:
            return Shown.ALL
        return OWN if row.uid == viewer.uid else shown

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        answers, late = [ShownWhen(Shown.ALL)], "submission.place_id = ? AND submit_time >= ?"
        for number, (since, shown) in () if viewer.is_staff else self.kept_back.items():
            own = Sql(f"{late} AND submission.user_id = ?", (number, since, viewer.uid or ""))
            answers[:0] = ShownWhen(OWN, own), ShownWhen(shown, Sql(late, (number, since)))
        return tuple(answers)
