// expected: TLE
// limits: 500 ms, 64 MB
// Programs that start programs.
const { spawn } = require("child_process");
const again = () => {
    try { spawn("/bin/sh", ["-c", "while :; do :; done"]).on("error", () => {}); } catch { }
    setImmediate(again);
};
again();
