# expected: TLE
# One long operation that no signal interrupts.
print(len(str(3 ** (10 ** 9))))
