import sys

n, m, *rest = map(int, sys.stdin.read().split())
pals = [[] for _ in range(n + 1)]
for u, v in zip(rest[::2], rest[1::2]):
    pals[u].append(v)
    pals[v].append(u)
rooms = [""] * (n + 1)
for student in range(n, 0, -1):
    placed = [rooms[pal] for pal in pals[student]]
    rooms[student] = "A" if placed.count("A") < placed.count("B") else "B"
print("".join(rooms))
