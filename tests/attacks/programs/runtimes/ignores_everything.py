# expected: TLE
# limits: 300 ms, 64 MB
# Catches every exception and every signal.
import signal

for number in range(1, 65):
    try:
        signal.signal(number, lambda *_: None)
    except (OSError, ValueError):
        pass
while True:
    try:
        while True:
            pass
    except BaseException:
        pass
