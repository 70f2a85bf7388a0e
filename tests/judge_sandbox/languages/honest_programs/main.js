const deep = (n) => (n ? 1 + deep(n - 1) : 0);

const [count, depth, ...numbers] = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let sum = 0n;
for (const x of numbers.slice(0, count)) sum += BigInt(x);
const kept = [];
for (let i = 0; i < 600000; i += 1) kept[i % 200000] = { i, next: [i, i + 1, i + 2] };
console.log(`${sum} ${deep(depth)}`);
