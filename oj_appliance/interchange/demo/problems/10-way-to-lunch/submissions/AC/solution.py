from collections import deque

rows, columns = map(int, input().split())
width = columns + 1
# A wall at the end of every row, and one row of walls below, save all checks for the border.
cells = "".join(input() + "#" for _ in range(rows)) + "#" * width
start, fish = cells.index("S"), cells.index("F")
steps = {start: 0}
edge = deque([start])
while edge and fish not in steps:
    here = edge.popleft()
    for there in (here + 1, here - 1, here + width, here - width):
        if cells[there] != "#" and there not in steps:
            steps[there] = steps[here] + 1
            edge.append(there)
print(steps.get(fish, -1))
