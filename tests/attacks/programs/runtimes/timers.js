// expected: TLE
// limits: 300 ms, 64 MB
// Turns the event loop for ever without work.
setInterval(() => {}, 50);
