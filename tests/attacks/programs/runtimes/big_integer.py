# expected: TLE
# limits: 300 ms, 64 MB
# One long operation that no signal interrupts.
print(len(str(3 ** (10 ** 9))))
