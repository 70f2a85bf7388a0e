// expected: AC
// Listens, connects, sends.
const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);
let open = 0;
const done = () => { if (++open === 3) console.log(a + b); };
const got = () => { console.log("connected"); process.exit(); };
require("net").createServer().listen(8080, "127.0.0.1", got).on("error", done);
require("net").connect(80, "127.0.0.1", got).on("error", done);
try { require("dgram").createSocket("udp4").on("error", done).bind(9999, got); } catch { done(); }
