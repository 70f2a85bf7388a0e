n, limit = map(int, input().split())
things = []
for i in range(n):
    w, v = map(int, input().split())
    things.append((v / w, w, v))
things.sort(reverse=True)
joy = 0
for ratio, w, v in things:
    if w <= limit:
        limit -= w
        joy += v
print(joy)
