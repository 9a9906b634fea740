/** Controls, format characters (direction, zero width), surrogates alone, private use and unassigned ones. */
const INVISIBLE = /\p{C}/u;
/** Letters, marks and signs that are drawn as nothing, and belong to no category of their own. */
const BLANK = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u;
/** More marks on one letter than any language writes. */
const STACKED = /\p{M}{4}/u;
/** Something that can be seen: a letter, a digit, a sign. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What a person wrote as it is stored and shown: composed, on one line, with single spaces; null where it is empty, too long or not plain. */
export function plainText(text: string, max: number): string | null {
  if (text.length > 4 * max) return null;
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isPlain =
    plain.length <= max &&
    VISIBLE.test(plain) &&
    !INVISIBLE.test(plain) &&
    !BLANK.test(plain) &&
    !STACKED.test(plain);
  return isPlain ? plain : null;
}

/** The text without what `plainText` refuses: what a keyboard or the clipboard adds unseen is no fault of the writer. */
export function withoutInvisible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
}
