input()
print(max(len(run) for run in input().split("0")))
