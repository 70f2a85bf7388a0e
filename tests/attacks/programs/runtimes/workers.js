// expected: TLE
// limits: 500 ms, 128 MB
// Threads that spin while the first one waits.
const { Worker } = require("worker_threads");
for (let i = 0; i < 2; i++) new Worker("for (;;) {}", { eval: true });
