# expected: MLE
# Says that memory ran out while it has plenty: it is believed, and harms only itself.
raise MemoryError
