"""What may be printed (S2 §5, contract contest.md)."""

from __future__ import annotations

from oj_appliance.errors import ApiError

SHORTEST_TEXT = 50
LONGEST_TEXT = 65_535
PAUSE_S = 30
# A sheet of paper in the type that the desk's page prints in; its own, no sentence of S2.
LINES_A_PAGE = 60
MOST_PAGES_OF_ONE = 100


def check_text(content: str) -> None:
    """Raises content.empty, contest.print_too_short, content.too_long."""
    if not content.strip():
        raise ApiError("content.empty", field="content")
    if len(content) < SHORTEST_TEXT:
        raise ApiError("contest.print_too_short", field="content")
    if len(content) > LONGEST_TEXT:
        raise ApiError("content.too_long", field="content", max=LONGEST_TEXT)


def pages_of(content: str) -> int:
    """Sheets that a text takes."""
    lines = content.count("\n") + 1
    return -(-lines // LINES_A_PAGE)


def check_paper(used: int, wanted: int) -> None:
    """One person may not print away the paper of all. Raises contest.print_no_paper."""
    if used + wanted > MOST_PAGES_OF_ONE:
        raise ApiError("contest.print_no_paper", status=403, n=MOST_PAGES_OF_ONE)
