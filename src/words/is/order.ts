/** The Icelandic alphabet: accented vowels are separate letters, and þ, æ, ö come last. */
const LETTERS = 'aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæöå'.split('');
/** Foreign letters are sorted as these. */
const LIKE: Readonly<Record<string, string>> = {
  ä: 'æ',
  ø: 'ö',
  ü: 'u',
  ç: 'c',
  è: 'e',
  ê: 'e',
  â: 'a',
  ô: 'o',
};

/** Compares names in Icelandic alphabetical order. */
export function compare(a: string, b: string): number {
  const left = ranks(a);
  const right = ranks(b);
  for (const [i, rank] of left.entries()) {
    const other = right[i];
    if (other === undefined) break;
    if (rank !== other) return rank - other;
  }
  return left.length - right.length;
}

function ranks(name: string): number[] {
  return name
    .toLowerCase()
    .split('')
    .map((letter) => LETTERS.indexOf(LIKE[letter] ?? letter));
}
