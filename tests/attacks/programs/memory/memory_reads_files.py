# expected: AC
# limits: 4000 ms, 64 MB
# Reads more of the system's files than its memory limit: the page cache is not the program's.
import os

a, b = map(int, input().split())
left = 300 << 20
for folder, _, names in os.walk("/usr/lib/gcc"):
    for name in names:
        if left > 0:
            with open(os.path.join(folder, name), "rb") as file:
                while part := file.read(1 << 20):
                    left -= len(part)
print(a + b)
