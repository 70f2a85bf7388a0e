"""A judge on another machine stands behind the same queue and dispatcher as the sandbox here: it
gets tasks that name their test data by digest, and fetches those."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.judging.one_offs import OneOffs
from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.rules import Lane
from oj_appliance.judging.slots import Slots
from oj_appliance.judging.types import (
    DataFile,
    JudgeTask,
    Progress,
    TestCase,
    TestRunTask,
    Verdict,
)
from oj_appliance.places.types import PRACTICE
from oj_appliance.settings import LimitSettings, ServerSettings, Settings
from oj_appliance.storage.blobs import blob_path
from oj_appliance.submissions.types import SubmitRequest
from oj_appliance.web.guards import Viewer
from tests.fakes.remote_judge import RemoteJudge
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

GIVEN, WANTED = "20 3\n", "23\n"
OUTPUT = hashlib.sha256(WANTED.encode()).hexdigest()
RIGHT = "print(sum(map(int, input().split())))"
WRONG = "print(0)"


class Site:
    """A site in this process that judges elsewhere."""

    def __init__(self, data: Path, judge: RemoteJudge) -> None:
        settings = Settings(
            server=ServerSettings(data=str(data)), limits=LimitSettings(submit_interval=False)
        )
        self.loop = asyncio.new_event_loop()
        self.judge = judge
        self.appliance: Appliance = build(settings, judge)
        self.run(self._start())

    async def _start(self) -> None:
        await self.appliance.load()
        await self.appliance.recover()
        self.appliance.start_working()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, timeout=120))

    async def verdict(self, viewer: Viewer, pid: int, code: str) -> int:
        submissions = self.appliance[SubmissionPart].service
        request = SubmitRequest(
            problem=pid,
            place=PRACTICE,
            language="Python3",
            code=code,
            ip="127.0.0.1",
            received_at=0,
        )
        submitted = await submissions.submit(viewer, request)
        submission_id = submitted.detail.record.id
        while True:
            (row,) = await submissions.check_statuses(viewer, [submission_id])
            if row.status not in (Verdict.PENDING, Verdict.COMPILING, Verdict.JUDGING):
                return row.status
            await asyncio.sleep(0.02)

    def close(self) -> None:
        self.run(self.appliance.stop_working())
        self.run(self.appliance.close())
        self.judge.close()
        self.loop.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[Site, Viewer, int]]:
    server = ServerProcess().start()
    root = server.client("root")
    server.make_user("ann")
    uid = server.client("ann", "secret123").get("/api/get-user-home-info").data["uid"]
    pid = add_problem(root, problem_body("SUM", [(GIVEN, WANTED)]))
    server.stop()
    judge = RemoteJudge(
        tmp_path, lambda digest: blob_path(server.data / "blobs", digest).read_bytes()
    )
    site = Site(server.data, judge)
    viewer = Viewer(uid=uid, username="ann", role="user", permissions=frozenset({"submit"}))
    yield site, viewer, pid
    site.close()
    server.remove()


def test_submissions_are_judged_elsewhere_by_digest_alone(
    place: tuple[Site, Viewer, int],
) -> None:
    site, viewer, pid = place
    assert site.run(site.verdict(viewer, pid, RIGHT)) == Verdict.ACCEPTED
    assert site.run(site.verdict(viewer, pid, WRONG)) == Verdict.WRONG_ANSWER
    # Each file travels once, and no message says where it lies here, or what it holds.
    assert len(site.judge.fetched) == len(set(site.judge.fetched)) == 2
    data = site.appliance.settings.data_folder
    for message in site.judge.messages:
        assert all(digest.encode() in message for digest in site.judge.fetched)
        assert str(data).encode() not in message
        assert GIVEN.strip().encode() not in message


def test_work_without_a_row_goes_the_same_way(tmp_path: Path) -> None:
    judge = RemoteJudge(tmp_path, lambda digest: (WANTED if digest == OUTPUT else GIVEN).encode())
    case = TestCase(1, _data(GIVEN), _data(WANTED))
    whole = JudgeTask(WRONG, "Python3", 1000, 64, 64, cases=(case,))
    test_run = TestRunTask(RIGHT, "Python3", 1000, 64, 64, input=GIVEN)
    seen: list[Progress] = []

    async def work() -> None:
        queue = InProcessQueue(1)
        slots = Slots(judge, most=1, limit=1)
        one_offs = OneOffs(queue, slots)
        dispatcher = Dispatcher(queue, slots, one_offs)
        dispatcher.start(one_offs)
        ran = await one_offs.hand_over(test_run, owner="ann")
        judged = await one_offs.hand_over(
            whole, owner="ann", lane=Lane.REJUDGE, on_progress=seen.append
        )
        assert (await ran).stdout == WANTED
        assert (await judged).status is Verdict.WRONG_ANSWER
        await dispatcher.stop(grace_seconds=10)

    try:
        asyncio.run(asyncio.wait_for(work(), timeout=120))
    finally:
        judge.close()
    assert [(each.phase, each.done) for each in seen] == [
        (Verdict.COMPILING, 0),
        (Verdict.JUDGING, 0),
        (Verdict.JUDGING, 1),
    ]
    assert sorted(judge.fetched) == sorted({case.input.sha256, case.output.sha256})


def _data(text: str) -> DataFile:
    return DataFile(hashlib.sha256(text.encode()).hexdigest(), len(text.encode()))
