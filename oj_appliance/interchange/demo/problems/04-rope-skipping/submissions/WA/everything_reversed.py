n = int(input())
pupils = []
for i in range(n):
    name, c, t = input().split()
    pupils.append((int(c), int(t), name))
pupils.sort(reverse=True)
for c, t, name in pupils:
    print(name)
