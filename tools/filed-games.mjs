import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const corpus = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'test/corpus/v1');

/** Finished games of one person against bots of these levels. */
const GAMES = [
  ['newyork-2', 'navvy'],
  ['amsterdam-2', 'foreman'],
  ['africa-2', 'engineer'],
];

/** The text of a file of finished games, as the page exports it. */
export function filedGames() {
  const games = GAMES.map(([name, level]) => {
    const record = JSON.parse(fs.readFileSync(path.join(corpus, `${name}.rallar`), 'utf8'));
    const [, rival] = record.players;
    const players = [
      { kind: 'person', name: 'Kari' },
      { ...rival, kind: 'bot' },
    ];
    const plan = { board: record.board, first: 0, seats: [players[0], { ...players[1], level }] };
    const log = record.log.map((entry) =>
      entry.seat === null ? entry : { ...entry, by: players[entry.seat].kind },
    );
    return { plan, guessed: false, played: Date.UTC(2026, 5, 1), record: { ...record, players, log } };
  });
  return JSON.stringify({ rallar: 'games', form: 1, games });
}
