/** Every board's folder has a small picture of it. */
const pictures = import.meta.glob<string>('../../boards/*/card.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a board's picture, if it has one. */
export function boardPicture(board: string): string | undefined {
  return pictures[`../../boards/${board}/card.webp`];
}
