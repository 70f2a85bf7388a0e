import sys
from heapq import heappop, heappush

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
roads = list(zip(data[2::3], data[3::3], data[4::3]))
neighbours = [[] for _ in range(n + 1)]
for u, v, t in roads:
    neighbours[u].append((v, t))
    neighbours[v].append((u, t))


def times_from(start):
    times = [float("inf")] * (n + 1)
    times[start] = 0
    heap = [(0, start)]
    while heap:
        time, here = heappop(heap)
        if time == times[here]:
            for there, t in neighbours[here]:
                if time + t < times[there]:
                    times[there] = time + t
                    heappush(heap, (time + t, there))
    return times


school, home = times_from(1), times_from(n)
print(min(min(school[u] + home[v], school[v] + home[u]) + t // 2 for u, v, t in roads))
