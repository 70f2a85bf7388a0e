"""Pytest plugin: a test that was skipped, or expected to fail, counts as failed.

A skip mostly means that a tool is missing; then the run must say so instead of looking green.
Used as ``-p tests.no_skips`` by installer/test.sh.
"""

from collections.abc import Generator

import pytest


def _refuse(report: pytest.TestReport | pytest.CollectReport) -> None:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    report.outcome = "failed"
    report.longrepr = (
        f"{report.nodeid} was not really run ({reason}); this project has no skipped tests"
    )


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    expected_failure = hasattr(report, "wasxfail")
    if expected_failure:
        del report.wasxfail
    if report.skipped or expected_failure:
        _refuse(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped:
        _refuse(report)
    return report
