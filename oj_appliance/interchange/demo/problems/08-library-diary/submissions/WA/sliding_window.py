n, k = map(int, input().split())
a = list(map(int, input().split()))
left = 0
total = 0
count = 0
for right in range(n):
    total += a[right]
    while total > k and left < right:
        total -= a[left]
        left += 1
    if total == k:
        count += 1
print(count)
