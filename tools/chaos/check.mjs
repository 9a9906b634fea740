const { canonical, redactEntry, verify } = await import('../../dist/engine/index.js');

/** How many faults are named. */
const NAMED = 10;

/**
 * Compares what people were told with what is stored. `tables` have: the board, what was `sent` and `answered`, the entries that were
 * `shown`, and the `record` and `rows` (number, entry, message) as they are stored. `made` counts entries that are no moves.
 */
export function check(tables) {
  const faults = [];
  const counts = { acknowledged: 0, lost: 0, duplicated: 0, gamesEnded: 0, gamesOpen: 0, recordsVerified: 0 };
  const blame = (kind, text) => {
    if (kind) counts[kind]++;
    if (faults.length < NAMED) faults.push(text);
  };
  for (const { name, board, sent, answered, shown, record, rows } of tables) {
    if (record?.snapshot.phase === 'over') counts.gamesEnded++;
    else counts.gamesOpen++;
    const numbers = new Map();
    for (const { n, message } of rows) {
      // Messages are stored with the id of the person before their own.
      const id = message === null ? null : message.slice(message.indexOf(' ') + 1);
      if (id !== null) numbers.set(id, [...(numbers.get(id) ?? []), n]);
    }
    for (const { id, type } of sent) {
      const answer = answered.get(id);
      const stored = numbers.get(id) ?? [];
      if (answer === true) counts.acknowledged++;
      // Who returned to a seat of their own was answered, and nothing had to be stored.
      if (answer === true && stored.length === 0 && type !== 'return')
        blame('lost', `${name}: ${type} ${id} was acknowledged and is not stored`);
      if (stored.length > 1) blame('duplicated', `${name}: ${type} ${id} is stored ${stored.length} times`);
      if (typeof answer === 'string' && stored.length > 0)
        blame(null, `${name}: ${type} ${id} was refused (${answer}) and is stored`);
    }
    for (const [i, { n }] of rows.entries())
      if (n !== i) blame(null, `${name}: entry ${n} is stored in place ${i}`);
    for (const { eyes, entry } of shown) {
      const stored = rows[entry.n]?.entry;
      if (!stored) blame('lost', `${name}: entry ${entry.n} was shown and is not stored`);
      else if (canonical(redactEntry(board, stored, eyes)) !== canonical(entry))
        blame('lost', `${name}: entry ${entry.n} was shown otherwise than it is stored`);
    }
    const verdict = record && verify(board, record).verdict;
    if (verdict === 'proved') counts.recordsVerified++;
    else blame(null, `${name}: the record is ${verdict ?? 'missing'}`);
  }
  const types = tables.flatMap(({ rows }) => rows.map(({ entry }) => entry.move.type));
  const made = Object.fromEntries(
    ['undo', 'take-over', 'give-back'].map((type) => [type, types.filter((it) => it === type).length]),
  );
  return {
    ...counts,
    made,
    verdict: faults.length === 0 && counts.gamesOpen === 0 ? 'ok' : 'failed',
    faults,
  };
}
