"""What one side of a conversation says to the other."""

from __future__ import annotations

import os

_DRAIN_BYTES = 1 << 16


class Pipe:
    """One direction. Descriptors that programs got were copies of `read` and `write`."""

    def __init__(self) -> None:
        self.read, self.write = os.pipe2(os.O_CLOEXEC)
        # A description of its own: O_NONBLOCK on the shared one would meet the reading program.
        self._drain = os.open(
            f"/proc/self/fd/{self.read}", os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC
        )
        self._open = {self.read, self.write, self._drain}

    def handed_out(self) -> None:
        """The reader has its copy; ours for draining remains."""
        self._close(self.read)

    def end_of_input(self) -> None:
        """The writer has ended: the reader may see it."""
        self._close(self.write)

    def drain(self) -> None:
        """Takes what nobody reads any more."""
        try:
            while os.read(self._drain, _DRAIN_BYTES):
                pass
        except BlockingIOError:
            pass

    def drain_fileno(self) -> int:
        return self._drain

    def close(self) -> None:
        for fd in tuple(self._open):
            self._close(fd)

    def _close(self, fd: int) -> None:
        if fd in self._open:
            self._open.remove(fd)
            os.close(fd)
