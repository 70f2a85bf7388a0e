n = int(input().split()[0])
print("".join("AB"[i % 2] for i in range(n)))
