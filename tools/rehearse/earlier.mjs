const { openDatabase } = await import('../../dist/server/store/driver.js');
export const { SCHEMA_VERSION } = await import('../../dist/server/store/schema.js');
const { migrate } = await import('../../dist/server/store/schema.js');

/** Makes a database of an earlier version with all that such a version could hold of another database. */
export function makeEarlier(from, to, version) {
  const database = openDatabase(to);
  try {
    migrate(database, () => '', version);
    database.exec(`attach database '${from.replaceAll("'", "''")}' as today`);
    const tables = database
      .prepare("select name from main.sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));
    database.exec('PRAGMA foreign_keys = OFF');
    for (const table of tables) {
      const columns = columnsOf(database, 'main', table);
      const now = new Set(columnsOf(database, 'today', table));
      const both = columns.filter((column) => now.has(column)).join(', ');
      if (both !== '')
        database.exec(`insert into main.${table} (${both}) select ${both} from today.${table}`);
    }
    database.exec('detach database today');
  } finally {
    database.close();
  }
}

function columnsOf(database, schema, table) {
  return database
    .prepare(`select name from pragma_table_info('${table}', '${schema}')`)
    .all()
    .map(({ name }) => String(name));
}
