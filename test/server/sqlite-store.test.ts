import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { openSqliteStore, type SqliteStore } from '../../src/server/store/sqlite-store.js';
import { writeHere } from '../../src/server/store/write-batch.js';
import { companyContract } from './kit/company-contract.js';
import { storeContract } from '../table/store-contract.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rallar-store-'));
const opened: SqliteStore[] = [];
afterAll(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true });
});

function open(): SqliteStore {
  const store = openSqliteStore(path.join(folder, 'rallar.db'), writeHere);
  opened.push(store);
  return store;
}

storeContract('SQLite', open);
companyContract('SQLite', open);
