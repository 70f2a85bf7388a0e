n, k = map(int, input().split())
a = list(map(int, input().split()))
count = 0
for i in range(n):
    total = 0
    for j in range(i, n):
        total += a[j]
        if total == k:
            count += 1
print(count)
