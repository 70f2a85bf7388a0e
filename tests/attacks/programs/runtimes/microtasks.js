// expected: TLE
// limits: 300 ms, 64 MB
// Never lets the event loop turn.
const again = () => { Promise.resolve().then(again); };
again();
