# expected: TLE
# limits: 300 ms, 64 MB
# Forks in an endless loop, with every error caught.
import os

while True:
    try:
        os.fork()
    except OSError:
        pass
