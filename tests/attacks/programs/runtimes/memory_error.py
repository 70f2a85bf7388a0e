# expected: RE
# Says that memory ran out while it has plenty.
raise MemoryError
