"""Trials: what staff and a problem's author submit while the problem is out of sight. They would
tell of a problem that is not there yet, so a trial is for its owner and staff alone, and counts in
no number: not the problem's, nor the person's, nor the site's. It stays one when the problem comes
out: a class is not measured by how its teacher tried the data."""

from __future__ import annotations

from oj_appliance.places.types import PlacedRow, Sql
from oj_appliance.web.guards import Viewer

# Few rows with an index of their own, so that a page walks its own index and reads no row.
TRIALS = "submission AS trial INDEXED BY submission_trial WHERE trial.is_trial"
TRIALS_BY_PERSON = f"{TRIALS} AND trial.user_id"
IS_NO_TRIAL = f"submission.id NOT IN (SELECT trial.id FROM {TRIALS})"  # noqa: S608 - our own words
_NO_TRIAL_BUT_OWN = f"(submission.user_id = ? OR {IS_NO_TRIAL})"


def may_know(viewer: Viewer, row: PlacedRow) -> bool:
    return not row.is_trial or viewer.is_staff or (not viewer.is_guest and row.uid == viewer.uid)


def known_in_sql(viewer: Viewer, others: Sql) -> Sql:
    """`others`, of rows that are no trials or that the viewer may know; the same as `may_know`."""
    if viewer.is_staff:
        return others
    own = Sql(IS_NO_TRIAL)
    if viewer.uid is not None and not viewer.is_guest:
        own = Sql(_NO_TRIAL_BUT_OWN, (viewer.uid,))
    if others.is_always_true:
        return own
    return Sql(f"({own.text} AND {others.text})", (*own.values, *others.values))


def is_open_but_for_trials(condition: Sql) -> bool:
    return condition.is_always_true or condition.text in (IS_NO_TRIAL, _NO_TRIAL_BUT_OWN)
