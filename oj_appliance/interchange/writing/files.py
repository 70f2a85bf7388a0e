"""Files of a problem as an archive can hold them."""

from __future__ import annotations

from oj_appliance.files.archive_names import same_name_key
from oj_appliance.interchange.writing.problem import ExportFile, ExportProblem


def attachment_files(problem: ExportProblem) -> list[ExportFile]:
    """Those that an archive can hold side by side: of names that differ in their letter case
    alone, the first."""
    found: dict[str, ExportFile] = {}
    for file in problem.attachments:
        found.setdefault(same_name_key(file.name), file)
    return list(found.values())
