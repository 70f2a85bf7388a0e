"""Pages of lists (contract 00-conventions §5)."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from oj_appliance.web.wire import Int

Row = TypeVar("Row")

LARGEST_LIMIT = 500


class PageQuery(msgspec.Struct, kw_only=True):
    """Base of the query of a paged list; a subclass sets its own default of `limit`."""

    currentPage: Int = 1
    limit: Int = 10

    def window(self, default_limit: int) -> Window:
        """Page numbers below 1 become 1; limits below 1 become the call's default."""
        limit = self.limit if self.limit >= 1 else default_limit
        return Window(max(self.currentPage, 1), min(limit, LARGEST_LIMIT))


class Window(msgspec.Struct, frozen=True):
    page: int
    limit: int

    @property
    def offset(self) -> int:
        # SQLite's integers end at 2**63; such a page is empty anyway.
        return min((self.page - 1) * self.limit, 2**62)


class Page(msgspec.Struct, Generic[Row]):
    records: list[Row]
    total: int
    size: int
    current: int
    pages: int
    orders: list[str] = []
    searchCount: bool = True


def page_of(records: list[Row], total: int, window: Window) -> Page[Row]:
    return Page(
        records=records,
        total=total,
        size=window.limit,
        current=window.page,
        pages=-(-total // window.limit),
    )
