"""Places whose kind nobody has registered: rows in them are of an older or a larger server."""

from __future__ import annotations

from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import Kind, Place, PlacedRow, Shown, ShownWhen, Sql
from oj_appliance.web.guards import Viewer


class UnregisteredPolicy(PlacePolicy):
    """One may neither enter nor submit; a row is its owner's and root's, and those of groups count
    in sums, because groups keep no results back."""

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        if viewer.is_root or (not viewer.is_guest and row.uid == viewer.uid):
            return Shown.ALL
        return Shown.STATUS if row.place.kind is Kind.GROUP else Shown.NOTHING

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        if viewer.is_root:
            return (ShownWhen(Shown.ALL),)
        return (
            ShownWhen(Shown.ALL, Sql("submission.user_id = ?", (viewer.uid or "",))),
            ShownWhen(Shown.STATUS, Sql(f"submission.place_kind = {Kind.GROUP:d}")),
            ShownWhen(Shown.NOTHING),
        )
