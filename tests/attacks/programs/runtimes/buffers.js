// expected: MLE
// Fills memory that is not of the heap.
const all = [];
for (;;) all.push(Buffer.alloc(1 << 20, 1));
