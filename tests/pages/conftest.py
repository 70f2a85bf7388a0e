"""The browser of the other walks: here it looks at every page."""

from tests.e2e.conftest import browser, new_visitor

__all__ = ["browser", "new_visitor"]
