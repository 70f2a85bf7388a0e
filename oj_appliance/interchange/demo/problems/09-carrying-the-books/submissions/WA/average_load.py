n, k = map(int, input().split())
w = list(map(int, input().split()))
average = (sum(w) + k - 1) // k
print(max(average, max(w)))
