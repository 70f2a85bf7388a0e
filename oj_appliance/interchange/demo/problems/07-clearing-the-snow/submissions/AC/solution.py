import sys
from itertools import accumulate

data = list(map(int, sys.stdin.read().split()))
length = data[0]
change = [0] * (length + 2)
for left in data[2::2]:
    change[left] += 1
for right in data[3::2]:
    change[right + 1] -= 1
times = list(accumulate(change))[1 : length + 1]
print(max(times), times.count(0))
