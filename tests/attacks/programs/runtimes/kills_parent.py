# expected: AC
# Signals its parent, init and everybody.
import os
import signal

a, b = map(int, input().split())
for target in (1, os.getppid(), -1):
    for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP):
        try:
            os.kill(target, number)
        except OSError:
            pass
print(a + b)
