/** Small numbers and lists as English words, for the rule texts. */

const NUMBERS = 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',');

/** A number as people write it: a word up to twelve, figures from there on. */
export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** `two`, `two or three`, `two to four`. */
export function rangeInWords(from: number, to: number): string {
  if (from === to) return inWords(from);
  return `${inWords(from)} ${to - from === 1 ? 'or' : 'to'} ${inWords(to)}`;
}

/** `red, green and blue`. */
export function listInWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join('')}`;
}
