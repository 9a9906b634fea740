import { type EventOf, type GameEvent, UNKNOWN } from '../engine/index.js';
import { eventSentence } from './sentences.js';
import type { CardName, Drawn, Naming, Terrain } from './shapes.js';
import type { Words } from './words.js';

/** The events by which cards are drawn. */
type DrawEvent = EventOf<'took' | 'drew' | 'took-terrain' | 'drew-terrain'>;

/** A turn in one short sentence; the opening, and turns of another kind, in the sentences of their events. */
export function turnSentence(words: Words, events: readonly GameEvent[], naming: Naming): string {
  return (
    openingSentence(words, events, naming) ??
    claimSentence(words, events, naming) ??
    ticketsSentence(words, events, naming) ??
    drawSentence(words, events, naming) ??
    allSentences(words, events, naming).join(' ')
  );
}

/** The events that the sentence of a turn tells whole. */
const TOLD: readonly GameEvent['type'][] = [
  'took',
  'drew',
  'took-terrain',
  'drew-terrain',
  'drew-tickets',
  'filled',
];

/** What the sentence of a turn leaves out: cards paid and turned up, tickets kept, new piles. */
export function turnDetails(words: Words, events: readonly GameEvent[], naming: Naming): string[] {
  if (events.some(({ type }) => type === 'opened' || type === 'chose' || type === 'passed')) return [];
  return allSentences(
    words,
    events.filter((event) => !TOLD.includes(event.type) && !isHiddenChoice(event)),
    naming,
  );
}

/** Tickets kept that the reader doesn't know: the sentence has their number already. */
function isHiddenChoice(event: GameEvent): boolean {
  return event.type === 'kept' && event.tickets.includes(UNKNOWN);
}

function allSentences(words: Words, events: readonly GameEvent[], naming: Naming): string[] {
  return events.flatMap((event) => eventSentence(words, event, naming) ?? []);
}

/** The opening: once all have chosen, how many tickets each kept. */
function openingSentence(words: Words, events: readonly GameEvent[], naming: Naming): string | undefined {
  const opened = find(events, 'opened');
  return opened && (eventSentence(words, opened, naming) ?? undefined);
}

/** A route claimed, or a tunnel tried. */
function claimSentence(words: Words, events: readonly GameEvent[], naming: Naming): string | undefined {
  const laid = find(events, 'laid');
  const claimed = find(events, 'claimed');
  if (claimed) {
    const { tunnel } = naming.route(claimed.route);
    return words.turns.claimed(naming.who(claimed.seat), {
      route: naming.routeName(claimed.route),
      extra: tunnel ? claimed.cards.reduce((sum, n) => sum + n, 0) : undefined,
      doubled: claimed.terrain !== undefined,
    });
  }
  if (!laid) return undefined;
  const say = find(events, 'declined') ? words.turns.gaveUp : words.turns.tries;
  return say(naming.who(laid.seat), naming.routeName(laid.route));
}

function ticketsSentence(words: Words, events: readonly GameEvent[], naming: Naming): string | undefined {
  const drawn = find(events, 'drew-tickets');
  if (!drawn) return undefined;
  const kept = find(events, 'kept')?.tickets.length;
  return words.turns.drewTickets(naming.who(drawn.seat), drawn.tickets.length, kept);
}

function drawSentence(words: Words, events: readonly GameEvent[], naming: Naming): string | undefined {
  const draws = events.filter(isDraw);
  const [first] = draws;
  return first && words.turns.drew(naming.who(first.seat), drawnParts(draws, naming));
}

/** Draws by where they came from, in the order of the first from there. */
function drawnParts(draws: readonly DrawEvent[], naming: Naming): Drawn[] {
  const places = [...new Set(draws.map(placeOf))];
  return places.map((from) => {
    const here = draws.filter((event) => placeOf(event) === from);
    const cards = here.flatMap((event): (CardName | null)[] =>
      event.type === 'took' || event.type === 'drew' ? [naming.card(event.card)] : [],
    );
    const terrain = here.flatMap((event): Terrain[] =>
      event.type === 'took-terrain' || event.type === 'drew-terrain' ? [naming.terrain(event.kind)] : [],
    );
    const known = cards.filter((card) => card !== null);
    return {
      from,
      cards: counted(known),
      hidden: cards.length - known.length,
      terrain: counted(terrain),
    };
  });
}

function counted<T>(items: readonly T[]): (readonly [T, number])[] {
  return [...new Set(items)].map((item) => [item, items.filter((it) => it === item).length]);
}

function placeOf({ type }: DrawEvent): Drawn['from'] {
  if (type === 'drew') return 'deck';
  return type === 'drew-terrain' ? 'terrain-deck' : 'open';
}

function isDraw(event: GameEvent): event is DrawEvent {
  return ['took', 'drew', 'took-terrain', 'drew-terrain'].includes(event.type);
}

function find<T extends GameEvent['type']>(events: readonly GameEvent[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}
