/** Every board's folder holds a small picture of it. */
const pictures = import.meta.glob<string>('../../boards/*/card.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the picture of a board, if it has one. */
export function boardPicture(board: string): string | undefined {
  return pictures[`../../boards/${board}/card.webp`];
}
