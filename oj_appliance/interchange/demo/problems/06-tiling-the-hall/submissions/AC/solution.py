from math import gcd

a, b = map(int, input().split())
side = gcd(a, b)
print(side, (a // side) * (b // side))
