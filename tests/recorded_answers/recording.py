"""Opens a copy of a folder with the present code and asks everybody's questions."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.recorded_answers.answers import Answers, Recorded
from tests.recorded_answers.normal import normal
from tests.recorded_answers.questions import questions
from tests.recorded_answers.school import VIEWERS, Known
from tests.server_process import ServerProcess
from tests.two_worlds import seeded_server
from tests.two_worlds.sweep import Asker, Question, document_of


def record(folder: Path, asked: list[Question] | None = None, *, step: int = 1) -> Answers:
    """`folder` stays as it is. Without `asked`, one in `step` of the questions that the server's
    document allows."""
    known = Known.load(folder)
    with _opened(folder, known) as server:
        if asked is None:
            asked = questions(document_of(server.base), known)[::step]
        replaced = {str(server.data): "<folder>", server.base: "<base>", f":{server.port}": ":0"}
        askers = {viewer: Asker(server.base, known.tokens[viewer]) for viewer in VIEWERS}
        given: dict[str, list[Recorded]] = {viewer: [] for viewer in VIEWERS}
        for question in asked:
            for viewer, asker in askers.items():
                given[viewer].append(normal(question, asker.ask(question), replaced))
    return Answers(asked, given)


@contextmanager
def _opened(folder: Path, known: Known) -> Iterator[ServerProcess]:
    """A server at the moment of the seed, with randomness that repeats itself."""
    environment = {seeded_server.NOW: str(known.now), "PYTHONHASHSEED": "0", "OJ_JUDGE_SLOTS": "1"}
    server = ServerProcess(
        root_password=None, environment=environment, module=seeded_server.__name__
    )
    shutil.copytree(folder, server.data, dirs_exist_ok=True)
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.end()
