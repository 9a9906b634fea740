/** A piece of a rule: plain, a clause it refers to, or a word that was searched for. */
export interface Segment {
  text: string;
  sort: 'plain' | 'clause' | 'found';
}

/** A text for comparing: small letters, without accents. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The words of a search. */
export function wordsOf(query: string): string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether all words stand in the text. */
export function matches(text: string, words: readonly string[]): boolean {
  const plain = foldText(text);
  return words.every((word) => plain.includes(word));
}

/** Cuts a rule into pieces, so that clauses can be links and what was found can be marked. */
export function segmentsOf(text: string, words: readonly string[]): Segment[] {
  return text
    .split(/\b([GNYMA]\d+)\b/)
    .flatMap((piece, i) => (i % 2 === 1 ? [{ text: piece, sort: 'clause' } as const] : marked(piece, words)))
    .filter((piece) => piece.text !== '');
}

function marked(text: string, words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  // Letter by letter, since a letter without its accent may be one character more or less.
  const letters = Array.from(text);
  const plain = letters.map(foldText);
  let from = 0;
  for (let at = 0; at < letters.length; at++) {
    const length = longestAt(plain, at, words);
    if (length === 0) continue;
    segments.push({ text: letters.slice(from, at).join(''), sort: 'plain' });
    segments.push({ text: letters.slice(at, at + length).join(''), sort: 'found' });
    from = at + length;
    at = from - 1;
  }
  segments.push({ text: letters.slice(from).join(''), sort: 'plain' });
  return segments;
}

/** How many letters from here on are the longest of the words that begins here. */
function longestAt(plain: readonly string[], at: number, words: readonly string[]): number {
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
