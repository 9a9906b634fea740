/** Numbers and lists in words, for the rule texts. */

/** A language's number words and conjunctions. */
interface CountingWords {
  /** Number words from zero; larger numbers are written as digits. */
  numbers: string;
  or: string;
  to: string;
  and: string;
}

/** How a language writes small numbers, ranges and lists. */
export function countingWith({ numbers, or, to, and }: CountingWords) {
  const words = numbers.split(',');
  const inWords = (n: number) => words[n] ?? String(n);
  return {
    /** A word up to twelve, digits above. */
    inWords,
    /** `two`, `two or three`, `two to four`. */
    rangeInWords: (from: number, last: number) =>
      from === last ? inWords(from) : `${inWords(from)} ${last - from === 1 ? or : to} ${inWords(last)}`,
    /** `red, green and blue`. */
    listInWords: (items: readonly string[]) =>
      items.length < 2
        ? items.join('')
        : `${items.slice(0, -1).join(', ')} ${and} ${items.slice(-1).join('')}`,
  };
}

/** Counting in English. */
export const { inWords, rangeInWords, listInWords } = countingWith({
  numbers: 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve',
  or: 'or',
  to: 'to',
  and: 'and',
});
