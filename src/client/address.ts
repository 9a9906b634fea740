/** What the page's address asks for: `#table/<id>`, `#new/<board>`, `#rules/<board>` or `#resume`. */
export type Address =
  | { at: 'start'; board?: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; board: string }
  | { at: 'resume' };

/** Reads the hash of an address; one that means nothing is the start page. */
export function parseAddress(hash: string, boards: readonly string[]): Address {
  const [, word, rest = ''] = /^#(\w+)(?:\/(.+))?$/.exec(hash) ?? [];
  if (word === 'table' && rest !== '') return { at: 'table', id: rest };
  if (word === 'resume' && rest === '') return { at: 'resume' };
  if (!boards.includes(rest)) return { at: 'start' };
  if (word === 'new') return { at: 'start', board: rest };
  return word === 'rules' ? { at: 'rules', board: rest } : { at: 'start' };
}
