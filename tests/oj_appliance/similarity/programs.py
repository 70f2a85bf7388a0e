"""Programs as students write them: planted copies, and honest solutions of the same task."""

from __future__ import annotations

ORIGINAL = """
import sys
# shortest way through a maze
def read_maze():
    rows, columns = map(int, input().split())
    return [input() for _ in range(rows)], rows, columns

def neighbours(row, column, rows, columns):
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if 0 <= row + down < rows and 0 <= column + right < columns:
            yield row + down, column + right

def search(maze, rows, columns):
    distance = {(0, 0): 0}
    waiting = [(0, 0)]
    while waiting:
        place = waiting.pop(0)
        for other in neighbours(place[0], place[1], rows, columns):
            if maze[other[0]][other[1]] == '.' and other not in distance:
                distance[other] = distance[place] + 1
                waiting.append(other)
    return distance.get((rows - 1, columns - 1), -1)

maze, rows, columns = read_maze()
print(search(maze, rows, columns))
"""

# Every name is another one, comments and layout too.
RENAMED = """
from sys import stdin   # my own work!!

def get():
    a, b = map( int, input().split() )
    # lines
    return [ input() for q in range(a) ], a, b

def near(x, y, a, b):
    for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        # inside?
        if 0 <= x + i < a and 0 <= y + j < b:
            yield x + i, y + j

def bfs(g, a, b):
    d = {(0, 0): 0}
    todo = [(0, 0)]
    while todo:
        p = todo.pop(0)
        for n in near(p[0], p[1], a, b):
            if g[n[0]][n[1]] == "." and n not in d:
                d[n] = d[p] + 1
                todo.append(n)
    return d.get((a - 1, b - 1), -1)

g, a, b = get()
print(bfs(g, a, b))
"""

# The same functions in another order.
REORDERED = """
def search(m, r, c):
    dist = {(0, 0): 0}
    queue = [(0, 0)]
    while queue:
        cell = queue.pop(0)
        for nxt in around(cell[0], cell[1], r, c):
            if m[nxt[0]][nxt[1]] == '.' and nxt not in dist:
                dist[nxt] = dist[cell] + 1
                queue.append(nxt)
    return dist.get((r - 1, c - 1), -1)

def around(y, x, r, c):
    for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if 0 <= y + dy < r and 0 <= x + dx < c:
            yield y + dy, x + dx

def load():
    r, c = map(int, input().split())
    return [input() for _ in range(r)], r, c

m, r, c = load()
print(search(m, r, c))
"""

HONEST = (
    """
from collections import deque
n, m = map(int, input().split())
grid = []
for i in range(n):
    grid.append(list(input()))
best = [[10 ** 9] * m for _ in range(n)]
best[0][0] = 0
q = deque()
q.append((0, 0))
while len(q) > 0:
    x, y = q.popleft()
    steps = best[x][y] + 1
    if x > 0 and grid[x - 1][y] != '#' and best[x - 1][y] > steps:
        best[x - 1][y] = steps
        q.append((x - 1, y))
    if x < n - 1 and grid[x + 1][y] != '#' and best[x + 1][y] > steps:
        best[x + 1][y] = steps
        q.append((x + 1, y))
    if y > 0 and grid[x][y - 1] != '#' and best[x][y - 1] > steps:
        best[x][y - 1] = steps
        q.append((x, y - 1))
    if y < m - 1 and grid[x][y + 1] != '#' and best[x][y + 1] > steps:
        best[x][y + 1] = steps
        q.append((x, y + 1))
print(best[n - 1][m - 1] if best[n - 1][m - 1] < 10 ** 9 else -1)
""",
    """
h, w = [int(part) for part in input().split()]
text = ''.join(input() for line in range(h))
free = set(number for number in range(h * w) if text[number] == '.')
layer, level, goal = {0}, 0, h * w - 1
free.discard(0)
while layer and goal not in layer:
    following = set()
    for number in layer:
        column = number % w
        if column:
            following.add(number - 1)
        if column + 1 < w:
            following.add(number + 1)
        following.add(number - w)
        following.add(number + w)
    layer = following & free
    free -= layer
    level += 1
print(level if goal in layer else -1)
""",
    """
import heapq
R, C = map(int, input().split())
M = [input() for _ in range(R)]
heap = [(0, 0, 0)]
seen = set()
answer = -1
while heap:
    cost, i, j = heapq.heappop(heap)
    if (i, j) in seen:
        continue
    seen.add((i, j))
    if i == R - 1 and j == C - 1:
        answer = cost
        break
    for k in range(4):
        ni = i + (k == 0) - (k == 1)
        nj = j + (k == 2) - (k == 3)
        if ni < 0 or nj < 0 or ni >= R or nj >= C:
            continue
        if M[ni][nj] == '#':
            continue
        heapq.heappush(heap, (cost + 1, ni, nj))
print(answer)
""",
)

CPP = """
#include <bits/stdc++.h>
using namespace std;
int n; long long a[100005], tree[400005];
void build(int node, int l, int r) {  // segment tree
  if (l == r) { tree[node] = a[l]; return; }
  int mid = (l + r) / 2;
  build(node * 2, l, mid); build(node * 2 + 1, mid + 1, r);
  tree[node] = tree[node * 2] + tree[node * 2 + 1];
}
int main() { cin >> n; for (int i = 1; i <= n; i++) cin >> a[i]; build(1, 1, n); cout << tree[1]; }
"""

CPP_RENAMED = """
#include <iostream>
using namespace std;
/* sums */
int cnt;
long long val[200000], t[800000];
void make(int v, int from, int to)
{
    if (from == to) { t[v] = val[from]; return; }
    int m = (from + to) / 2;
    make(v * 2, from, m);
    make(v * 2 + 1, m + 1, to);
    t[v] = t[v * 2] + t[v * 2 + 1];
}
int main()
{
    cin >> cnt;
    for (int q = 1; q <= cnt; q++) cin >> val[q];
    make(1, 1, cnt);
    cout << t[1];
}
"""
