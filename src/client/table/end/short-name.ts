/** The name, truncated with an ellipsis to at most `most` characters. */
export function shortName(name: string, most: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`;
}
