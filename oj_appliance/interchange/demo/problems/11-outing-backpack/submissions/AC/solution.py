n, limit = map(int, input().split())
best = [0] * (limit + 1)
for _ in range(n):
    weight, joy = map(int, input().split())
    if weight <= limit:
        taken = [value + joy for value in best[: limit - weight + 1]]
        best[weight:] = map(max, best[weight:], taken)
print(best[limit])
