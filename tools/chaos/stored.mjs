const { openDatabase } = await import('../../dist/server/store/driver.js');
const { boardOfRecord } = await import('../../dist/boards/index.js');

/** What the database of a server holds of its games, by table. */
export function readStored(file) {
  const database = openDatabase(file, ['query_only = 1']);
  try {
    const entries = database.prepare('select n, entry, message from entries where table_key = ? order by n');
    const tables = database.prepare('select key, id, head from tables').all();
    return new Map(
      tables.map(({ key, id, head }) => {
        const rows = entries
          .all(key)
          .map(({ n, entry, message }) => ({ n, entry: JSON.parse(entry), message }));
        const record = { ...JSON.parse(head), log: rows.map(({ entry }) => entry) };
        return [id, { board: boardOfRecord(record), rows, record }];
      }),
    );
  } finally {
    database.close();
  }
}
