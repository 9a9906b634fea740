import type { Database, Row } from './driver.js';
import type { Passkey, PasskeyStore } from './passkey-store.js';
import { read } from './read.js';
import { type Step, step } from './step.js';

const COLUMNS = 'id, person, public_key, counter, transports, place, created, used';

/** The store's calls about passkeys; `write` takes steps in one transaction. */
export function sqlitePasskeys(database: Database, write: (steps: Step[]) => Promise<void>): PasskeyStore {
  const one = database.prepare(`select ${COLUMNS} from passkeys where id = ?`);
  const all = database.prepare(`select ${COLUMNS} from passkeys where person = ? order by created, id`);
  const spender = database.prepare('select spender from spent_challenges where hash = ?');
  return {
    findPasskey: (id) =>
      read(() => {
        const row = one.get(id);
        return row ? passkeyOf(row) : null;
      }),
    passkeysOf: (person) => read(() => all.all(person).map(passkeyOf)),
    addPasskey: ({ id, person, publicKey, counter, transports, place, created, used }, most) =>
      write([
        step(
          `insert into passkeys (${COLUMNS}) select ?1, id, ?3, ?4, ?5, ?6, ?7, ?8 from people
           where id = ?2 and (select count(*) from passkeys where person = ?2) < ?9 on conflict do nothing`,
          id,
          person,
          publicKey,
          counter,
          JSON.stringify(transports),
          place,
          created,
          used,
          most,
        ),
      ]),
    notePasskeyUse: (id, counter, now) =>
      write([step('update passkeys set counter = max(counter, ?), used = ? where id = ?', counter, now, id)]),
    removePasskey: (person, id) =>
      write([step('delete from passkeys where person = ? and id = ?', person, id)]),
    spendChallenge: (hash, by, expires) =>
      write([
        step(
          'insert into spent_challenges (hash, spender, expires) values (?, ?, ?) on conflict do nothing',
          hash,
          by,
          expires,
        ),
      ]),
    findSpender: (hash) =>
      read(() => {
        const row = spender.get(hash);
        return row ? String(row['spender']) : null;
      }),
    removeExpiredChallenges: (now) => write([step('delete from spent_challenges where expires <= ?', now)]),
  };
}

function passkeyOf(row: Row): Passkey {
  const [place, used] = [row['place'], row['used']];
  return {
    id: String(row['id']),
    person: String(row['person']),
    publicKey: String(row['public_key']),
    counter: Number(row['counter']),
    transports: JSON.parse(String(row['transports'])) as string[],
    place: typeof place === 'string' ? (place as Passkey['place']) : null,
    created: Number(row['created']),
    used: typeof used === 'number' ? used : null,
  };
}
