/** SHA-256 (FIPS 180-4). Browsers bring one along in a secure context alone, and a school's server is
 * reached by plain HTTP. */

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fraction of a root of a prime. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

const begin = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));

/** In hex. */
export function sha256(content: Uint8Array): string {
  const state = Int32Array.from(begin);
  const whole = content.length - (content.length % 64);
  const words = new Int32Array(64);
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  for (let at = 0; at < whole; at += 64) mix(state, words, view, at);
  const rest = content.length - whole;
  const tail = new Uint8Array(rest < 56 ? 64 : 128);
  tail.set(content.subarray(whole));
  tail[rest] = 0x80;
  const last = new DataView(tail.buffer);
  last.setUint32(tail.length - 8, Math.floor(content.length / 2 ** 29));
  last.setUint32(tail.length - 4, content.length << 3);
  for (let at = 0; at < tail.length; at += 64) mix(state, words, last, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word);
  });
  return hex(new Uint8Array(digest.buffer));
}

function mix(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getInt32(at + index * 4);
  for (let index = 16; index < 64; index++) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = ((words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const chosen = (e & f) ^ (~e & g);
    const turned = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + turned + chosen + (rounds[index] ?? 0) + (words[index] ?? 0)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = ((state[index] ?? 0) + word) | 0;
  });
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
