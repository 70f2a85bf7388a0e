import sys
import threading
from collections import Counter, deque
from heapq import heapify, heappop


def deep(n):
    return 1 + deep(n - 1) if n else 0


def main():
    count, depth, *numbers = map(int, sys.stdin.buffer.read().split())
    heapify(numbers)
    total = sum(heappop(numbers) for _ in range(count))
    kept = deque(maxlen=32)
    for _ in range(64):
        kept.append(bytearray(1 << 20))
    assert Counter("aab")["a"] == 2
    print(total, deep(depth))


sys.setrecursionlimit(1_000_000)
threading.stack_size(48 << 20)
thread = threading.Thread(target=main)
thread.start()
thread.join()
