# Sorts, writes and reads a file of its own.
a, b = map(int, input().split())
with open("/tmp/numbers", "w") as file:
    file.write("\n".join(map(str, sorted(range(20000), key=lambda n: -n))))
with open("/tmp/numbers") as file:
    print(a + b if sum(map(int, file)) == 199990000 else "lost")
