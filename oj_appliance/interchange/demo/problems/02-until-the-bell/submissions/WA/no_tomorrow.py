now, bell = input().split()
h1, m1 = map(int, now.split(":"))
h2, m2 = map(int, bell.split(":"))
print(h2 * 60 + m2 - h1 * 60 - m1)
