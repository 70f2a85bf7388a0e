from bisect import bisect_right
from itertools import accumulate

n, k = map(int, input().split())
weights = list(map(int, input().split()))
sums = [0, *accumulate(weights)]


def trips(load):
    start = count = 0
    while start < n:
        start = bisect_right(sums, sums[start] + load) - 1
        count += 1
    return count


low, high = max(weights), sums[-1]
while low < high:
    middle = (low + high) // 2
    if trips(middle) <= k:
        high = middle
    else:
        low = middle + 1
print(low)
