"""When results may be signed (contract timedwork.md §16). Pure."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.exam_results.types import Results, ResultSheet

LONGEST_NOTE = 500


def unjudged(sheet: ResultSheet) -> int:
    """Submissions that wait for a verdict."""
    return sum(each.unjudged for each in sheet.people)


def check_signing(results: Results, digest: str) -> None:
    """Raises results.still_running, results.not_all_judged, results.changed,
    results.signed_already."""
    if results.running or not results.is_over:
        raise ApiError("results.still_running", people=results.running)
    if waiting := unjudged(results.sheet):
        raise ApiError("results.not_all_judged", submissions=waiting)
    if digest != results.digest:
        raise ApiError("results.changed", status=409)
    if results.versions and not results.changes:
        raise ApiError("results.signed_already", version=results.versions[0].version)


def may_be_signed(results: Results) -> bool:
    try:
        check_signing(results, results.digest)
    except ApiError:
        return False
    return True
