"""Who may import what, and for how long an import is remembered (contract file.md §5)."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError, Language, catalogue
from oj_appliance.interchange.types import Finding
from oj_appliance.problems.rules import Auth
from oj_appliance.web.guards import Viewer

KEPT_MS = 86_400_000
MOST_PROBLEMS = 2000
# contract 00-conventions §1
_IDEMPOTENCY_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")


def auth_of_import(viewer: Viewer, wanted: int | None) -> int:
    """Private unless asked otherwise. Raises problem.publish_denied."""
    if wanted != Auth.PUBLIC:
        return Auth.PRIVATE
    if not viewer.is_problem_admin:
        raise ApiError("problem.publish_denied")
    return Auth.PUBLIC


def auth_of_older_calls(viewer: Viewer) -> int:
    return Auth.PUBLIC if viewer.is_problem_admin else Auth.PRIVATE


def check_idempotency_key(key: str | None) -> None:
    """Raises param.bad."""
    if key is not None and not _IDEMPOTENCY_KEY.fullmatch(key):
        raise ApiError("param.bad")


def finding_text(finding: Finding, language: Language) -> str:
    fill: dict[str, object] = {name: phrase.text(language) for name, phrase in finding.fill.items()}
    return catalogue()[finding.key].text(language, fill)


class ImportRefusedError(ApiError):
    """A whole file refused, told in the reader's language."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.key)
        self.finding = finding

    def text(self, language: Language) -> str:
        return finding_text(self.finding, language)
