/** The rules panel around the rules. */
export const rules = {
  title: 'Rules',
  of: (board: string) => `The rules of ${board}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => (n === 1 ? '1 rule found' : `${n} rules found`),
  nothing: 'No rule says so.',
  why: 'Why? See the rules',
  clause: (clause: string) => `Rule ${clause}`,
  family: 'Rules of the whole family',
  own: 'Rules of this board',
  failed: 'The rules could not be loaded.',
};
