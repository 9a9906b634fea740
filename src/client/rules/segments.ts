/** A piece of a clause's text: plain, a reference to a clause, or a match of the search. */
export interface Segment {
  text: string;
  kind: 'plain' | 'clause' | 'found';
}

/** Folds case and accents, for comparing. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The words of a search. */
export function wordsOf(query: string): string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether the text contains all words. */
export function matches(text: string, words: readonly string[]): boolean {
  const plain = foldText(text);
  return words.every((word) => plain.includes(word));
}

/** Splits a clause's text, so that references become links and matches are marked. */
export function segmentsOf(text: string, words: readonly string[]): Segment[] {
  return text
    .split(/\b([GNYMA]\d+)\b/)
    .flatMap((piece, i) =>
      i % 2 === 1 ? [{ text: piece, kind: 'clause' } as const] : markMatches(piece, words),
    )
    .filter((piece) => piece.text !== '');
}

function markMatches(text: string, words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  // Letter by letter, since folding may change a letter's length.
  const letters = Array.from(text);
  const plain = letters.map(foldText);
  let from = 0;
  for (let at = 0; at < letters.length; at++) {
    const length = longestMatchAt(plain, at, words);
    if (length === 0) continue;
    segments.push({ text: letters.slice(from, at).join(''), kind: 'plain' });
    segments.push({ text: letters.slice(at, at + length).join(''), kind: 'found' });
    from = at + length;
    at = from - 1;
  }
  segments.push({ text: letters.slice(from).join(''), kind: 'plain' });
  return segments;
}

/** The length in letters of the longest word that starts here. */
function longestMatchAt(plain: readonly string[], at: number, words: readonly string[]): number {
  const rest = plain.slice(at, at + 40);
  let longest = 0;
  for (const word of words) {
    let length = 0;
    let read = '';
    while (read.length < word.length && length < rest.length) read += rest[length++];
    if (read === word) longest = Math.max(longest, length);
  }
  return longest;
}
