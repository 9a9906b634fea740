import { describe, expect, test } from 'vitest';
import type { Bus, TableNews } from '../../../src/server/bus/bus.js';

/** Servers on a bus, and what each has heard. */
function serversOn(bus: Bus, count: number) {
  return Array.from({ length: count }, () => {
    const heard: TableNews[] = [];
    return { heard, ...bus.join((news) => heard.push(news)) };
  });
}

/** What every bus does; `pause` gives it the time to deliver. */
export function busContract(name: string, newBus: () => Bus, pause: () => Promise<void>): void {
  describe(`the bus ${name}`, () => {
    test('tells all others, not the one that published, and not before it returns', async () => {
      const [one, two, three] = serversOn(newBus(), 3);
      one?.publish({ table: 'a', n: 4 });
      expect([two?.heard, three?.heard]).toEqual([[], []]);
      await pause();
      const news = [{ table: 'a', n: 4 }];
      expect([one?.heard, two?.heard, three?.heard]).toEqual([[], news, news]);
    });

    test('does not reach who has left, and who is alone hears nothing', async () => {
      const [one, two] = serversOn(newBus(), 2);
      one?.publish({ table: 'a', n: 1 });
      two?.leave();
      await pause();
      one?.publish({ table: 'a', n: 2 });
      await pause();
      expect([one?.heard, two?.heard]).toEqual([[], []]);
      two?.leave();
    });

    test('delivers many messages of many tables', async () => {
      const [one, two] = serversOn(newBus(), 2);
      const news = Array.from({ length: 500 }, (_, i) => ({ table: `table ${i % 7}`, n: i }));
      for (const item of news) one?.publish(item);
      await pause();
      expect(two?.heard).toEqual(news);
    });
  });
}
