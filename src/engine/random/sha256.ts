/**
 * SHA-256 as in FIPS 180-4. It is written out here because the Web's own is asynchronous,
 * and the engine answers at once, the same in a browser, a worker and Node.
 */

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
// prettier-ignore
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
// prettier-ignore
const INITIAL_HASH = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const BLOCK_BYTES = 64;

/** The SHA-256 hash of the bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  const hash = Int32Array.from(INITIAL_HASH);
  const schedule = new Int32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    fillSchedule(schedule, padded, at);
    compress(hash, schedule);
  }
  const result = new Uint8Array(32);
  const view = new DataView(result.buffer);
  hash.forEach((word, i) => view.setInt32(4 * i, word));
  return result;
}

/** The message, a one bit, zeros up to a whole block less 8 bytes, and the length in bits in those. */
function pad(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 1 + 8) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  // The length in bits may pass 32 bits, which bitwise operators would cut off: hence the division.
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return padded;
}

function fillSchedule(w: Int32Array, padded: Uint8Array, at: number): void {
  const view = new DataView(padded.buffer, at, BLOCK_BYTES);
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15];
    const late = w[i - 2];
    const sigma0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const sigma1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16] + sigma0 + w[i - 7] + sigma1;
  }
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + ROUND_CONSTANTS[i] + w[i]) | 0;
    const sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}

function rotateRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
