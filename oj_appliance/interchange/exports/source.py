"""A stored problem as what the writers of all formats get, its pictures found in its texts."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from oj_appliance.files.service import PUBLIC_IMAGES
from oj_appliance.interchange.writing.problem import (
    ExportCase,
    ExportFile,
    ExportPicture,
    ExportProblem,
    texts_of,
)
from oj_appliance.problems.editing.whole import WholeProblem
from oj_appliance.problems.types.problem import ProblemDraft
from oj_appliance.storage.blobs import StoredBlob

CHUNK = 262_144
_PICTURE_NAME = r"[0-9a-f]{32}\.[a-z]{3,4}"


class ExportSource:
    """`blob_path` tells where a content lies, `pictures` is the folder of public pictures;
    `site` gives the site's language and its own address now."""

    def __init__(
        self,
        blob_path: Callable[[str], Path],
        pictures: Path,
        site: Callable[[], tuple[str, str]],
    ) -> None:
        self._blob_path = blob_path
        self._pictures = pictures
        self._site = site

    def problem(self, whole: WholeProblem) -> ExportProblem:
        """Reads the pictures, so call it from a thread."""
        language, address = self._site()
        draft = whole.draft
        return ExportProblem(
            pid=whole.record.id,
            draft=replace(draft, cases=(), import_format=None, original=None),
            cases=tuple(
                ExportCase(
                    self._content(case.input_name, case.input),
                    self._content(case.output_name, case.output),
                    case.score,
                    case.group,
                )
                for case in draft.cases
            ),
            pictures=tuple(self._shown(draft, address)),
            attachments=tuple(self._content(file.name, file.content) for file in whole.attachments),
            site_language=language,
            site_address=address,
            tag_colors={tag.name: tag.color for tag in draft.tags if tag.color},
        )

    def _content(self, name: str, blob: StoredBlob) -> ExportFile:
        chunks = partial(_chunks, self._blob_path(blob.sha256))
        return ExportFile(name, blob.size, chunks, blob.sha256)

    def _shown(self, draft: ProblemDraft, address: str) -> Iterator[ExportPicture]:
        """Our own pictures, by each link under which a text shows them."""
        link = re.compile(rf"(?:{re.escape(address)})?{re.escape(PUBLIC_IMAGES)}({_PICTURE_NAME})")
        seen: set[str] = set()
        statements = (draft.statement, *draft.further_statements.values())
        for text in (text for each in statements for text in texts_of(each)):
            for match in link.finditer(text):
                path = self._pictures / match[1]
                if match[0] in seen or not path.is_file():
                    continue
                seen.add(match[0])
                content = path.read_bytes()
                digest = hashlib.sha256(content).hexdigest()
                name = f"{digest}.{match[1].rpartition('.')[2]}"
                file = ExportFile(name, len(content), partial(_chunks, path), digest)
                yield ExportPicture(match[0], file)


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(CHUNK):
            yield chunk
