/**
 * What the page's address asks for: `#table/<id>`, `#replay/<game>`, `#new/<board>`, `#rules/<board>`, `#resume`, `#online`,
 * `#online/<table>`, `#online/<table>/<key>` or `#carry/<word>`.
 */
export type Address =
  | { at: 'start'; board?: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; board: string }
  /** A game in the address itself: its replay is shown, and nothing stored. */
  | { at: 'replay'; data: string }
  | { at: 'resume' }
  /** Online play: its tables, or one of them; `key` is the word of an invitation. */
  | { at: 'online'; table?: string; key?: string }
  /** Makes this device the person that the word stands for. */
  | { at: 'carry'; word: string };

/** Reads the hash of an address; one that means nothing is the start page. */
export function parseAddress(hash: string, boards: readonly string[]): Address {
  const [, word, rest = ''] = /^#(\w+)(?:\/(.+))?$/.exec(hash) ?? [];
  if (word === 'table' && rest !== '') return { at: 'table', id: rest };
  if (word === 'replay' && rest !== '') return { at: 'replay', data: rest };
  if (word === 'resume' && rest === '') return { at: 'resume' };
  if (word === 'online') return onlineAddress(rest);
  if (word === 'carry' && rest !== '') return { at: 'carry', word: rest };
  if (!boards.includes(rest)) return { at: 'start' };
  if (word === 'new') return { at: 'start', board: rest };
  return word === 'rules' ? { at: 'rules', board: rest } : { at: 'start' };
}

function onlineAddress(rest: string): Address {
  const [table = '', key = ''] = rest.split('/');
  if (table === '') return { at: 'online' };
  return { at: 'online', table, ...(key !== '' && { key }) };
}
