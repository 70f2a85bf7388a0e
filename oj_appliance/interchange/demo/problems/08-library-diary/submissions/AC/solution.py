n, k = map(int, input().split())
seen = {0: 1}
total = runs = 0
for change in map(int, input().split()):
    total += change
    runs += seen.get(total - k, 0)
    seen[total] = seen.get(total, 0) + 1
print(runs)
