"""The server dies in the middle of bursts of submissions of an exam: by kill -9, and on a file
system that loses all that was not flushed, as when the power goes."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from tests.crash import records
from tests.exam.burst import Burst, drain, kept, wrong_verdicts
from tests.exam.figures import report
from tests.exam.flushed_disk import FlushedDisk
from tests.exam.room import IS_FULL, STUDENTS, Room
from tests.server_process import ServerProcess

pytestmark = pytest.mark.crash

# 50,000 and 15,000 submissions take two cores an hour and more to judge: a shorter run says so.
KILLS = int(os.environ.get("OJ_TEST_KILLS", "100")) if IS_FULL else 5
CUTS = int(os.environ.get("OJ_TEST_CUTS", "30")) if IS_FULL else 3
BURST, CUT_BURST = (500, 500) if IS_FULL else (50, 30)
LONGEST_START_S = 15
# After a crash; of a power cut the file system is mended first.
LONGEST_RESTART_S = 10


@dataclass
class Campaign:
    """`lost`, `twice` and `strange` over all its deaths; `starts` in seconds."""

    burst: Burst
    deaths: int = 0
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    strange: list[str] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    in_the_middle: int = 0

    def note(self) -> None:
        found = kept(self.burst)
        self.deaths += 1
        self.in_the_middle += not self.burst.is_answered
        self.lost += found.lost
        self.twice += found.twice
        self.strange += found.strange

    def start(self) -> None:
        begun = time.monotonic()
        self.burst.room.server.start()
        self.starts.append(time.monotonic() - begun)

    def send_some(self, random: Random, count: int) -> None:
        """Of a burst so many, chosen by chance, are acknowledged when this returns; the others are
        on their way."""
        before = len(self.burst.acknowledged)
        self.burst.begin(count)
        self.burst.wait_for(before + random.randrange(count * 2 // 3))

    def send_the_rest(self) -> None:
        """The same keys again, as their pages do."""
        while not self.burst.is_answered:
            self.burst.go_on()
            self.burst.wait()

    def summary(self) -> str:
        acknowledged, stored = len(self.burst.acknowledged), kept(self.burst).stored
        return (
            f"{self.deaths} deaths, {self.in_the_middle} of them within a burst, {acknowledged}"
            f" acknowledged, {stored} stored, {len(self.lost)} lost, {len(self.twice)} twice,"
            f" slowest start {max(self.starts):.1f} s"
        )


def check(campaign: Campaign) -> None:
    burst = campaign.burst
    assert campaign.lost == campaign.twice == campaign.strange == burst.surprises == []
    found = kept(burst)
    assert (found.lost, found.twice, found.strange) == ([], [], [])
    assert len(burst.acknowledged) == len(burst.keys) == found.stored
    assert campaign.in_the_middle, "no burst was cut"
    assert wrong_verdicts(burst) == []


def prepared(server: ServerProcess) -> Burst:
    server.start()
    room = Room.with_sums(server, min(STUDENTS, 50))
    return Burst(room)


@pytest.fixture
def killed() -> Iterator[ServerProcess]:
    server = ServerProcess()
    yield server
    server.end()


def test_what_was_acknowledged_is_stored_once_however_often_the_server_is_killed(
    killed: ServerProcess,
) -> None:
    random = Random(seed := secrets.randbits(32))
    campaign = Campaign(prepared(killed))
    for _ in range(KILLS):
        campaign.send_some(random, BURST)
        killed.kill()
        campaign.burst.wait()
        campaign.note()
        campaign.start()
        campaign.send_the_rest()
    drain(campaign.burst)
    report(
        "E3",
        f"{campaign.summary()}, seed {seed}",
        f"{KILLS} x {BURST}: acknowledged == stored, 0 twice, all judged; start"
        f" < {LONGEST_RESTART_S} s",
    )
    check(campaign)
    assert not IS_FULL or max(campaign.starts) < LONGEST_RESTART_S


@pytest.fixture
def disk() -> Iterator[FlushedDisk]:
    with FlushedDisk.mounted() as made:
        yield made


def test_what_was_acknowledged_survives_a_disk_that_loses_all_that_was_not_flushed(
    disk: FlushedDisk,
) -> None:
    random = Random(seed := secrets.randbits(32))
    server = ServerProcess(data=disk.folder)
    server.log = disk.image.with_suffix(".log")  # the disk goes away under it
    try:
        campaign = Campaign(prepared(server))
        complaints: list[object] = []
        for _ in range(CUTS):
            campaign.send_some(random, CUT_BURST)
            server.freeze()  # processor and disk have the same power
            disk.cut()
            server.kill()
            campaign.burst.wait()
            disk.mount_again()
            complaints += records.complaints(server.data)
            campaign.note()
            campaign.start()
            campaign.send_the_rest()
        drain(campaign.burst)
        report(
            "E4",
            f"{campaign.summary()}, {len(complaints)} complaints of SQLite, seed {seed}; a file"
            " system that is shut down without writing anything more",
            f"{CUTS} cuts: as E3, clean, start < {LONGEST_START_S} s",
        )
        assert complaints == []
        check(campaign)
        if IS_FULL:
            assert max(campaign.starts) < LONGEST_START_S
    finally:
        server.end()
