"""What we add to a HOJ zip under `x-oja`: everything of a problem for which HOJ has no place."""

from __future__ import annotations

import re

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.programs.judged_by import CheckerAfter
from oj_appliance.interchange.programs.languages import family_of
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.json_object import JsonObject
from oj_appliance.interchange.reading.pictures import picture_file
from oj_appliance.interchange.reading.problem_reader import (
    MOST_LANGUAGES,
    MOST_SOLUTIONS,
    ProblemReader,
)
from oj_appliance.interchange.types import PackageFile, PackagePicture
from oj_appliance.problems import rules
from oj_appliance.problems.programs.reference_solutions import EXPECTABLE, LONGEST_NAME
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.problems.types.problem import (
    CodeTemplateDraft,
    ProblemDraft,
    ReferenceSolutionDraft,
    Statement,
)

OWN_KEY = "x-oja"
# Contents stand in the problem's folder under this and their digest.
FILE_PREFIX = "x-oja-"
MOST_PICTURES = 500

_DIGEST = re.compile(r"[0-9a-f]{64}")
_COLOR = re.compile(r"#[0-9A-Fa-f]{6}")


class Additions:
    """Of one problem; another server's zip has none, and everything is as HOJ has it."""

    def __init__(self, reader: ProblemReader, document: JsonObject, folder: PackageFolder) -> None:
        self._reader = reader
        self._own = document.part(OWN_KEY) or JsonObject({}, OWN_KEY)
        self._folder = folder

    def abi(self) -> str:
        """Empty where the package does not say it."""
        return self._own.text("spjAbi")

    def arguments(self) -> str | None:
        return self._own.text("spjArgs") or None

    def checker(self) -> CheckerAfter:
        """What looks at what the interactor wrote."""
        named = self._own.part("checker")
        if named is None or not named.text("abi"):
            return CheckerAfter()
        code, language, abi, arguments = map(named.text, ("code", "language", "abi", "args"))
        return CheckerAfter(code or None, language or None, abi, arguments or None)

    def questions(self) -> tuple[ObjectivePart, ...]:
        """Of an objective problem; what fits no question is refused as the editor refuses it."""
        try:
            text = msgspec.json.encode(self._own.value("objectiveParts") or ())
            return msgspec.json.decode(text, type=tuple[ObjectivePart, ...])
        except (msgspec.DecodeError, UnicodeEncodeError):
            return ()

    def shows_checker_comment(self) -> bool:
        return self._own.flag("showCheckerComment", False)

    def unsupported(self) -> str | None:
        return self._own.text("unsupported")[: rules.LONGEST_UNSUPPORTED] or None

    def statements(self) -> dict[str, Statement]:
        """By language tag."""
        texts = self._own.part("statements")
        if texts is None:
            return {}
        found = {}
        for language in self._reader.at_most("statements", list(texts.names()), MOST_LANGUAGES):
            if (statement := texts.part(language)) is not None:
                parts = ("title", "description", "input", "output", "hint")
                found[language] = Statement(*(statement.text(part) for part in parts))
        return found

    def templates(self) -> tuple[CodeTemplateDraft, ...]:
        """All of them, also what is not shown and what stands around the student's code."""
        return tuple(
            CodeTemplateDraft(
                each.text("language"),
                each.text("code"),
                each.text("prepend"),
                each.text("append"),
                enabled=each.flag("enabled", False),
            )
            for each in self._own.parts("codeTemplates")
            if self._knows_language("codeTemplates", each)
        )

    def solutions(self) -> tuple[ReferenceSolutionDraft, ...]:
        listed = self._reader.at_most("solutions", self._own.parts("solutions"), MOST_SOLUTIONS)
        return tuple(
            self._solution(each, number)
            for number, each in enumerate(listed, 1)
            if self._knows_language("solutions", each) and each.text("code").strip()
        )

    def _solution(self, named: JsonObject, number: int) -> ReferenceSolutionDraft:
        """Bounds of the editor's own: what they forbid is taken as not said."""
        name = named.text("name").strip()
        expected = tuple(named.integers("expected"))
        score = named.integer("score")
        is_score = score is not None and 0 <= score <= rules.LARGEST_SCORE
        return ReferenceSolutionDraft(
            name if 0 < len(name) <= LONGEST_NAME and name.isprintable() else f"solution{number}",
            named.text("language"),
            named.text("code"),
            expected if expected and EXPECTABLE.issuperset(expected) else (0,),
            score if is_score else None,
        )

    def _knows_language(self, field: str, named: JsonObject) -> bool:
        """An unknown one is told as a loss."""
        language = named.text("language")
        if family_of(language) is None:
            self._reader.lose(field, phrases.in_language(field, language[:40] or "?"))
            return False
        return True

    def tag_colors(self) -> dict[str, str]:
        """By name of the tag."""
        colors = self._own.part("tagColors")
        named = colors.text_of_each() if colors else {}
        return {name: color for name, color in named.items() if _COLOR.fullmatch(color)}

    def attachments(self) -> tuple[PackageFile, ...]:
        return tuple(
            PackageFile(each.text("name"), self._folder.spooled(file))
            for each in self._own.parts("attachments")
            if (file := self._file(each))
        )

    def pictures(self, draft: ProblemDraft) -> tuple[PackagePicture, ...]:
        """Those that some text shows; the texts call a picture by its file's name."""
        texts = "\n".join(
            text
            for each in (draft.statement, *draft.further_statements.values())
            for text in (each.description, each.input, each.output, each.hint)
        )
        found: dict[str, PackagePicture] = {}
        for each in self._own.parts("pictures")[:MOST_PICTURES]:
            file = self._file(each)
            if not file or file in found or file not in texts:
                continue
            if picture := picture_file(self._folder, file, file, self._reader):
                found[file] = picture
        return tuple(found.values())

    def _file(self, named: JsonObject) -> str:
        """The file in the problem's folder; empty, and told, when it is not there."""
        digest = named.text("sha256")
        file = FILE_PREFIX + digest
        if _DIGEST.fullmatch(digest) and self._folder.has(file):
            return file
        self._reader.warn(named.text("name") or file, phrases.FILE_MISSING)
        return ""
