// expected: TLE
// Turns the event loop for ever without work.
setInterval(() => {}, 50);
