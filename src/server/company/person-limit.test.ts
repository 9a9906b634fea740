import { expect, test } from 'vitest';
import { PersonLimit } from './person-limit.js';

test('a burst, then one after the other; each person has their own', () => {
  let now = 1000;
  const limit = new PersonLimit({ now: () => now }, { burst: 2, everyMs: 1000 });
  expect([limit.spend('anna'), limit.spend('anna'), limit.spend('anna')]).toEqual([null, null, 1]);
  expect(limit.spend('bo')).toBeNull();
  now += 999;
  expect(limit.spend('anna')).toBe(1);
  now += 1;
  expect([limit.spend('anna'), limit.spend('anna')]).toEqual([null, 1]);
  now += 60_000;
  expect([limit.spend('anna'), limit.spend('anna'), limit.spend('anna')]).toEqual([null, null, 1]);
});

test('it forgets those whose credit is full again, and nobody else', () => {
  let now = 0;
  const limit = new PersonLimit({ now: () => now }, { burst: 1, everyMs: 1000 });
  for (let i = 0; i < 1000; i++) limit.spend(`early ${i}`);
  now = 900;
  limit.spend('late');
  now = 1500;
  limit.spend('other');
  expect(limit['fullAt'].size).toBe(2);
  expect(limit.spend('late')).toBe(1);
});
