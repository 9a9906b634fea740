import { beforeAll, describe, expect, test } from 'vitest';
import type { PeopleStore } from '../../../src/server/store/lobby-store.js';
import type { Passkey, PasskeyStore } from '../../../src/server/store/passkey-store.js';

type Store = PasskeyStore & Pick<PeopleStore, 'savePerson' | 'removePerson' | 'renamePerson'>;

/** What every store of passkeys does. */
export function passkeyStoreContract(name: string, open: () => Promise<Store> | Store): void {
  describe(`${name} is a store of passkeys`, () => {
    let store: Store;
    let count = 0;
    beforeAll(async () => {
      store = await open();
    });
    async function newPerson(): Promise<string> {
      const id = `passkey person ${count++}`;
      await store.savePerson({ id, name: 'Anna', generation: 1, since: 1 });
      return id;
    }
    function passkeyOf(person: string, more: Partial<Passkey> = {}): Passkey {
      const rest = { publicKey: 'key', counter: 4, transports: ['usb', 'nfc'], place: null, created: 7 };
      return { id: `passkey ${count++}`, person, ...rest, used: null, ...more };
    }

    test('that returns what it was given, the oldest first', async () => {
      const person = await newPerson();
      const second = passkeyOf(person, { created: 20, place: 'key', used: 30 });
      const first = passkeyOf(person, { created: 10, transports: [] });
      for (const passkey of [second, first]) await store.addPasskey(passkey, 10);
      expect(await store.passkeysOf(person)).toEqual([first, second]);
      expect(await store.findPasskey(second.id)).toEqual(second);
      expect(await store.findPasskey('none')).toBeNull();
      expect(await store.passkeysOf(await newPerson())).toEqual([]);
    });

    test('that keeps the first passkey of an id', async () => {
      const passkey = passkeyOf(await newPerson());
      await store.addPasskey(passkey, 10);
      await store.addPasskey({ ...passkey, person: await newPerson(), publicKey: 'other' }, 10);
      expect(await store.findPasskey(passkey.id)).toEqual(passkey);
    });

    test('that stores no more than so many of a person, also when they come at the same time', async () => {
      const [person, other] = [await newPerson(), await newPerson()];
      await Promise.all([1, 2, 3, 4].map(() => store.addPasskey(passkeyOf(person), 2)));
      await store.addPasskey(passkeyOf(other), 2);
      expect(await store.passkeysOf(person)).toHaveLength(2);
      expect(await store.passkeysOf(other)).toHaveLength(1);
    });

    test('that stores none for nobody', async () => {
      const passkey = passkeyOf('nobody');
      await store.addPasskey(passkey, 10);
      expect(await store.findPasskey(passkey.id)).toBeNull();
    });

    test('that notes a use, and never counts back', async () => {
      const passkey = passkeyOf(await newPerson());
      await store.addPasskey(passkey, 10);
      await store.notePasskeyUse(passkey.id, 9, 100);
      await store.notePasskeyUse(passkey.id, 5, 200);
      expect(await store.findPasskey(passkey.id)).toEqual({ ...passkey, counter: 9, used: 200 });
    });

    test('that removes a passkey of its owner alone', async () => {
      const [passkey, other] = [passkeyOf(await newPerson()), passkeyOf(await newPerson())];
      for (const it of [passkey, other]) await store.addPasskey(it, 10);
      await store.removePasskey(other.person, passkey.id);
      expect(await store.findPasskey(passkey.id)).toEqual(passkey);
      await store.removePasskey(passkey.person, passkey.id);
      expect(await store.findPasskey(passkey.id)).toBeNull();
      expect(await store.findPasskey(other.id)).toEqual(other);
    });

    test('that removes them with their person, and not when the person is renamed', async () => {
      const passkey = passkeyOf(await newPerson());
      await store.addPasskey(passkey, 10);
      await store.renamePerson(passkey.person, 'Karin');
      await store.savePerson({ id: passkey.person, name: 'Karin', generation: 2, since: 1 });
      expect(await store.findPasskey(passkey.id)).toEqual(passkey);
      await store.removePerson(passkey.person);
      expect(await store.findPasskey(passkey.id)).toBeNull();
      expect(await store.passkeysOf(passkey.person)).toEqual([]);
    });

    test('that tells who spent a challenge first, until it expires', async () => {
      expect(await store.findSpender('hash')).toBeNull();
      await Promise.all([
        store.spendChallenge('hash', 'first', 1000),
        store.spendChallenge('hash', 'second', 2000),
      ]);
      expect(await store.findSpender('hash')).toBe('first');
      await store.removeExpiredChallenges(999);
      expect(await store.findSpender('hash')).toBe('first');
      await store.removeExpiredChallenges(1000);
      expect(await store.findSpender('hash')).toBeNull();
    });
  });
}
