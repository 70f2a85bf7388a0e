# expected: MLE
# One list that takes all memory.
block = [0] * (1 << 30)
print(len(block))
