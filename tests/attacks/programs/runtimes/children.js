// expected: AC
// Starts other programs: they are in the same box.
const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);
const who = require("child_process").execSync("/usr/bin/id -u").toString().trim();
console.log(who === "1000" ? a + b : who);
