// expected: MLE
// Fills the heap.
const all = [];
for (;;) all.push(new Array(1 << 14).fill(all.length));
