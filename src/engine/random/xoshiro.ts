/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna: the generator of simulations.
 * It is fast and statistically sound, but a few words reveal its whole state,
 * so it is never for games between people.
 */

/** The finaliser of MurmurHash3: a bijection in which every input bit affects every output bit. */
function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

// 2^32 divided by the golden ratio, as in splitmix: it keeps inputs of zero from staying zero.
const GOLDEN = 0x9e3779b9;

/** A xoshiro128** generator; its state is four plain numbers, so that opening one costs next to nothing. */
export class Xoshiro128 {
  // Signed 32-bit integers, and numbers from the start: fields first undefined would be boxed at every step.
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;

  /**
   * Seeds the generator from the seed's low 32 bits, its high bits and the stream number.
   * Each input is mixed into the next, then back again, so that every word of the state depends on all three;
   * every step can be undone, so no two triples begin in the same state.
   */
  constructor(low: number, high: number, number: number) {
    const a = mix(low + GOLDEN);
    const b = mix(high + a + GOLDEN);
    const c = mix(number + b + GOLDEN);
    this.s2 = c;
    this.s3 = mix(b + c + GOLDEN);
    this.s0 = mix(a + this.s3 + GOLDEN);
    // The first word depends on s1 alone, so s1 is the word mixed most. And the state is never all
    // zero, which xoshiro couldn't leave: were s0 and s2 both zero, s1 would be mix(GOLDEN), which isn't.
    this.s1 = mix((this.s0 ^ this.s2) + GOLDEN);
  }

  /** The next word, an unsigned 32-bit integer. */
  next(): number {
    const s1 = this.s1;
    const scrambled = Math.imul(s1, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const s2 = this.s2 ^ this.s0;
    const s3 = this.s3 ^ s1;
    this.s1 = s1 ^ s2;
    this.s0 ^= s3;
    this.s2 = s2 ^ (s1 << 9);
    this.s3 = (s3 << 11) | (s3 >>> 21);
    return word;
  }
}
