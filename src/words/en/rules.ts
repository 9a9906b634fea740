/** The rules panel around the rules. */
export const rules = {
  title: 'Rules',
  of: (board: string) => `The rules of ${board}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => (n === 1 ? '1 rule found' : `${n} rules found`),
  nothing: 'No matching rules.',
  why: 'Why? See the rules',
  clause: (clause: string) => `Rule ${clause}`,
  family: 'Core rules',
  own: 'Rules for this board',
  pointsTable: 'Points for routes',
  spaces: 'Spaces',
  points: 'Points',
  scores: (length: number, points: number) =>
    `${length === 1 ? '1 space' : `${length} spaces`}: ${points === 1 ? '1 point' : `${points} points`}`,
  failed: 'The rules couldn’t be loaded.',
};
