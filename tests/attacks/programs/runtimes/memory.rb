# expected: MLE
# Symbols and strings without end.
all = []
loop { all << ("x" * 65_536) }
