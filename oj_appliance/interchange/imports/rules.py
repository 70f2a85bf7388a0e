"""Who may import what, and for how long an import is remembered (contract file.md §5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oj_appliance.errors import ApiError, Language
from oj_appliance.interchange import phrases
from oj_appliance.interchange.reading.problem_reader import ProblemReader, tell
from oj_appliance.interchange.types import Finding, PackageFile, finding_text
from oj_appliance.places.types import Auth
from oj_appliance.problems.attachments.service import (
    LARGEST_ATTACHMENT,
    LARGEST_TOGETHER,
    MOST_ATTACHMENTS,
    plain_name,
)
from oj_appliance.problems.rules import MOST_EXTRA_FILES
from oj_appliance.problems.types.problem import OwningGroup, ProblemDraft
from oj_appliance.web.guards import Viewer

KEPT_MS = 86_400_000
# contract 00-conventions §1


def auth_of_import(viewer: Viewer, wanted: int | None) -> int:
    """Private unless asked otherwise. Raises problem.publish_denied."""
    if wanted != Auth.PUBLIC:
        return Auth.PRIVATE
    if not viewer.is_problem_admin:
        raise ApiError("problem.publish_denied")
    return Auth.PUBLIC


def auth_of_older_calls(viewer: Viewer) -> int:
    return Auth.PUBLIC if viewer.is_problem_admin else Auth.PRIVATE


def auth_in_group(wanted: int | None) -> int:
    """Whoever may bring problems into a group says who sees them there."""
    return Auth.PUBLIC if wanted == Auth.PUBLIC else Auth.PRIVATE


def of_group(draft: ProblemDraft, group: OwningGroup) -> ProblemDraft:
    """Under the group's prefix, which what it exported itself bears already; new tags are its
    own."""
    prefix, name = group.prefix.upper(), draft.problem_id.strip().upper()
    if name and not name.startswith(prefix):
        name = prefix + name
    tags = tuple(replace(tag, group_id=group.id) for tag in draft.tags)
    return replace(draft, problem_id=name, tags=tags)


_LONGEST_PACKAGE_NAME = 255


def package_name(client_name: str) -> str:
    """What an uploader called a package: one short line without folders and extension."""
    last = client_name.replace("\\", "/").rpartition("/")[2]
    shown = "".join(letter for letter in last if letter.isprintable()).strip()
    stem, dot, extension = shown.rpartition(".")
    return (stem if dot and extension.lower() == "zip" else shown)[:_LONGEST_PACKAGE_NAME]


def fitting_attachments(
    files: Iterable[PackageFile],
) -> tuple[list[PackageFile], list[Finding]]:
    """Those that a problem may have, by name, and a loss that tells of each other one."""
    kept: dict[str, PackageFile] = {}
    lost: list[Finding] = []
    for file in files:
        size = file.content.size
        together = sum(each.content.size for each in kept.values()) + size
        if (
            not _is_plain_name(file.name)
            or file.name in kept
            or len(kept) >= MOST_ATTACHMENTS
            or size > LARGEST_ATTACHMENT
            or together > LARGEST_TOGETHER
        ):
            what = phrases.in_language("attachments", file.name[:100])
            tell(lost, Finding("exchange.lost", {"field": what}, "attachments"))
        else:
            kept[file.name] = file
    return list(kept.values()), lost


def fitting_files(draft: ProblemDraft) -> tuple[ProblemDraft, list[Finding]]:
    """The draft with no more extra files than the judge takes, and none in the place of the
    program's input; a loss tells of what is left out."""
    reader = ProblemReader()
    user = dict(draft.user_extra_file)
    if draft.is_file_io and (name := draft.io_read_file_name) in user:
        del user[name]
        reader.lose("userExtraFile", phrases.in_language("userExtraFile", name))
    judge = draft.judge_extra_file
    return (
        replace(
            draft,
            user_extra_file=dict(
                reader.at_most("userExtraFile", [*user.items()], MOST_EXTRA_FILES)
            ),
            judge_extra_file=dict(
                reader.at_most("judgeExtraFile", [*judge.items()], MOST_EXTRA_FILES)
            ),
        ),
        reader.losses,
    )


def _is_plain_name(name: str) -> bool:
    try:
        return plain_name(name) == name
    except ApiError:
        return False


class ImportRefusedError(ApiError):
    """A whole file refused, told in the reader's language."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.key)
        self.finding = finding

    def text(self, language: Language) -> str:
        return finding_text(self.finding, language)
