// expected: RE
// Aborts after the right answer.
require("fs").writeSync(1, "42\n");
process.abort();
