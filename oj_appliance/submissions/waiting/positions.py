"""What submissions ask of the queue: put in, and which place a row has."""

from __future__ import annotations

from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.judging.protocols import JudgeQueue
from oj_appliance.judging.types import QueuedJob, submission_key
from oj_appliance.submissions.types import NOT_WAITING, QueuePosition


class WaitingRows:
    def __init__(self, queue: JudgeQueue, dispatcher: Dispatcher) -> None:
        self._queue = queue
        self._dispatcher = dispatcher

    def holds(self, submission_id: int) -> bool:
        """Whether the row waits or runs here."""
        return self._dispatcher.holds(submission_key(submission_id))

    async def put(self, job: QueuedJob) -> None:
        """A job that already waits or runs is left alone."""
        if not self._dispatcher.holds(job.key):
            await self._queue.put(job)

    async def put_again(self, job: QueuedJob) -> None:
        """For a job whose run just failed: its slot still holds it, and it must wait again."""
        await self._queue.put(job)

    async def remove(self, submission_id: int) -> None:
        """A cancelled row gives its place away."""
        await self._queue.remove(submission_key(submission_id))

    def position(self, submission_id: int, problem_id: int | None) -> QueuePosition:
        position = self._queue.position(submission_key(submission_id))
        if position is None:
            return NOT_WAITING
        return QueuePosition(position, self._dispatcher.queue_reason(problem_id))
