n = int(input())
print(input().count("1"))
