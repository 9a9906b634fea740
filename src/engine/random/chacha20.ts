/**
 * ChaCha20 as in RFC 8439: the generator of games between people.
 * Part of its output doesn't reveal the rest: open cards say nothing about hidden ones.
 */

const BLOCK_WORDS = 16;

/** The words of "expand 32-byte k", with which every block begins. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Writes one block of the key stream to `out`: 16 words; the key has 8 words, the nonce 3. */
export function chacha20Block(
  key: ArrayLike<number>,
  counter: number,
  nonce: ArrayLike<number>,
  out: Uint32Array,
): void {
  const start = new Uint32Array(BLOCK_WORDS);
  start.set(CONSTANTS, 0);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  out.set(start);
  for (let round = 0; round < 20; round += 2) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) out[i] += start[i];
}

function quarterRound(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  state[a] += state[b];
  state[d] = rotateLeft(state[d] ^ state[a], 16);
  state[c] += state[d];
  state[b] = rotateLeft(state[b] ^ state[c], 12);
  state[a] += state[b];
  state[d] = rotateLeft(state[d] ^ state[a], 8);
  state[c] += state[d];
  state[b] = rotateLeft(state[b] ^ state[c], 7);
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** The key stream of a key and a stream number, word by word, from block 0 on. */
export class ChaCha20 {
  readonly #key: Uint32Array;
  readonly #nonce: readonly number[];
  readonly #block = new Uint32Array(BLOCK_WORDS);
  #counter = 0;
  #used = BLOCK_WORDS;

  /** The key is 32 bytes; the stream number, below 2^32, is the first word of the nonce. */
  constructor(key: Uint8Array, number: number) {
    if (key.length !== 32) throw new Error(`a ChaCha20 key has 32 bytes, not ${key.length}`);
    const view = new DataView(key.buffer, key.byteOffset, key.length);
    this.#key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
    this.#nonce = [number, 0, 0];
  }

  /** The next word of the key stream, an unsigned 32-bit integer. */
  next(): number {
    if (this.#used === BLOCK_WORDS) {
      chacha20Block(this.#key, this.#counter, this.#nonce, this.#block);
      this.#counter++;
      this.#used = 0;
    }
    return this.#block[this.#used++];
  }
}
