import { type Board, GREY } from '../../engine/index.js';

/**
 * The baseline of the benchmark: random games played with as little code as possible. Counts instead of cards, bit masks of
 * claimable routes, one payment per route with wilds allowed everywhere; no special rules, events, views or checks. It is no
 * engine; it makes the engine's speed comparable between machines and runs.
 */
export interface Reference {
  /** Plays games from a seed. Returns the turns, and the points as a checksum. */
  run(players: number, games: number, seed: number): { turns: number; points: number };
}

const WORDS = 3;
const MOST_CARDS = 64;
const MOST_WILDS = 16;
const MOST_SEATS = 5;
const MOST_TURNS = 2000;

function bits(x: number): number {
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function nthBit(x: number, n: number): number {
  while (n-- > 0) x &= x - 1;
  return 31 - Math.clz32(x & -x);
}

/** Makes the reference playout for a board of at most 96 routes. */
export function makeReference(board: Board): Reference {
  const { facts, wild, kinds } = board;
  const routes = board.routes.length;
  const places = board.places.length;
  // In the order of the alphabet, so that the same seed plays the same games whatever order a board file has.
  const order = facts.colours.slice().sort();
  const column = board.colours.map((colour) => order.indexOf(colour));
  const colourOf = Uint8Array.from(board.routes, (r) => (r.colour === GREY ? wild : column[r.colour]));
  const lengthOf = Uint8Array.from(board.routes, (r) => r.length);
  const symbolsOf = Uint8Array.from(board.routes, (r) => r.cost.symbols);
  const twinOf = Int8Array.from(board.routes, (r) => r.twin);
  const fromOf = Uint8Array.from(board.routes, (r) => r.a);
  const toOf = Uint8Array.from(board.routes, (r) => r.b);
  const scoreOf = Uint8Array.from(board.routes, (r) => r.score);
  const ticketCount = board.tickets.length;
  const ticketFrom = Uint8Array.from(board.tickets, (t) => t.ends[0][0]);
  const ticketTo = Uint8Array.from(board.tickets, (t) => t.ends[1][0]);
  const ticketPoints = Uint8Array.from(board.tickets, (t) => t.points);

  // Bit masks of routes, three words each: by colour and cards held, by wilds held, by cars left.
  const payable = new Int32Array(kinds * MOST_CARDS * WORDS);
  const wildEnough = new Int32Array(MOST_WILDS * WORDS);
  const carsEnough = new Int32Array(MOST_CARDS * WORDS);
  const all = new Int32Array(WORDS);
  for (let r = 0; r < routes; r++) {
    const word = r >> 5;
    const bit = 1 << (r & 31);
    all[word] |= bit;
    for (let n = lengthOf[r]; n < MOST_CARDS; n++) {
      payable[(colourOf[r] * MOST_CARDS + n) * WORDS + word] |= bit;
      carsEnough[n * WORDS + word] |= bit;
    }
    for (let n = symbolsOf[r]; n < MOST_WILDS; n++) wildEnough[n * WORDS + word] |= bit;
  }

  const hand = new Int32Array(MOST_SEATS * kinds);
  const deck = new Int32Array(kinds);
  const discards = new Int32Array(kinds);
  const row = new Int32Array(kinds);
  const cars = new Int32Array(MOST_SEATS);
  const score = new Int32Array(MOST_SEATS);
  const open = new Int32Array(WORDS);
  const barred = new Int32Array(MOST_SEATS * WORDS);
  const owned = new Uint8Array(MOST_SEATS * 96);
  const ownedCount = new Int32Array(MOST_SEATS);
  const stack = new Uint8Array(64);
  const kept = new Uint8Array(MOST_SEATS * 64);
  const keptCount = new Int32Array(MOST_SEATS);
  const part = new Uint8Array(places);
  const done = new Int32Array(MOST_SEATS);
  let deckSize = 0;
  let discardCount = 0;
  let rowSize = 0;
  let stackSize = 0;
  let word = 1;

  function random(n: number): number {
    let x = word;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    word = x;
    return Math.imul(x >>> 16, n) >>> 16;
  }

  function drawDeck(): number {
    if (deckSize === 0) {
      if (discardCount === 0) return -1;
      for (let k = 0; k < kinds; k++) {
        deck[k] = discards[k];
        discards[k] = 0;
      }
      deckSize = discardCount;
      discardCount = 0;
    }
    let n = random(deckSize);
    let k = 0;
    while (n >= deck[k]) n -= deck[k++];
    deck[k]--;
    deckSize--;
    return k;
  }

  function fillRow(): void {
    for (let sweeps = 0; ;) {
      while (rowSize < 5) {
        const k = drawDeck();
        if (k < 0) break;
        row[k]++;
        rowSize++;
      }
      if (row[wild] < 3 || deckSize + discardCount < 5 || ++sweeps > 8) return;
      for (let k = 0; k < kinds; k++) {
        discards[k] += row[k];
        row[k] = 0;
      }
      discardCount += rowSize;
      rowSize = 0;
    }
  }

  function drawTickets(seat: number, take: number, least: number): void {
    const n = take > stackSize ? stackSize : take;
    if (n === 0) return;
    const min = least > n ? n : least;
    const keep = min + random(n - min + 1);
    for (let i = 0; i < n; i++) {
      const at = random(stackSize);
      const ticket = stack[at];
      stack[at] = stack[--stackSize];
      if (i < keep) kept[seat * 64 + keptCount[seat]++] = ticket;
    }
  }

  function drawCards(seat: number): void {
    const at = seat * kinds;
    let first = true;
    for (let n = 0; n < 2;) {
      const slots = first ? rowSize : rowSize - row[wild];
      const choices = slots + (deckSize + discardCount > 0 ? 1 : 0);
      if (choices === 0) return;
      let choice = random(choices);
      if (choice < slots) {
        let k = 0;
        while (choice >= row[k]) choice -= row[k++];
        row[k]--;
        rowSize--;
        hand[at + k]++;
        n++;
        fillRow();
        if (k === wild) return;
      } else {
        hand[at + drawDeck()]++;
        n++;
      }
      first = false;
    }
  }

  function root(place: number): number {
    while (part[place] !== place) {
      part[place] = part[part[place]];
      place = part[place];
    }
    return place;
  }

  function claim(seat: number, id: number, players: number): void {
    const at = seat * kinds;
    const length = lengthOf[id];
    const symbols = symbolsOf[id];
    let k = colourOf[id];
    if (k === wild) {
      k = 0;
      for (let i = 1; i < wild; i++) if (hand[at + i] > hand[at + k]) k = i;
    }
    const coloured = hand[at + k] < length - symbols ? hand[at + k] : length - symbols;
    const wilds = length - coloured;
    hand[at + k] -= coloured;
    hand[at + wild] -= wilds;
    discards[k] += coloured;
    discards[wild] += wilds;
    discardCount += length;
    if (rowSize < 5) fillRow();
    open[id >> 5] &= ~(1 << (id & 31));
    const twin = twinOf[id];
    if (twin >= 0) {
      if (players < 3) open[twin >> 5] &= ~(1 << (twin & 31));
      else barred[seat * WORDS + (twin >> 5)] |= 1 << (twin & 31);
    }
    cars[seat] -= length;
    score[seat] += scoreOf[id];
    owned[seat * 96 + ownedCount[seat]++] = id;
  }

  function deal(players: number): void {
    for (const list of [hand, discards, row, score, barred, ownedCount, keptCount, done]) list.fill(0);
    discardCount = 0;
    rowSize = 0;
    deckSize = 0;
    for (let k = 0; k < kinds; k++) {
      deck[k] = board.copies[k];
      deckSize += deck[k];
    }
    open.set(all);
    for (let i = 0; i < ticketCount; i++) stack[i] = i;
    stackSize = ticketCount;
    for (let seat = 0; seat < players; seat++) {
      cars[seat] = facts.cars;
      for (let i = 0; i < facts.openingHand; i++) hand[seat * kinds + drawDeck()]++;
      drawTickets(seat, facts.openingTickets.take, facts.openingTickets.keep);
    }
    fillRow();
  }

  function turn(seat: number, players: number): boolean {
    const at = seat * kinds;
    const wilds = hand[at + wild];
    let most = 0;
    let a = 0;
    let b = 0;
    let c = 0;
    for (let k = 0; k < wild; k++) {
      const n = hand[at + k];
      if (n > most) most = n;
      const mask = (k * MOST_CARDS + n + wilds) * WORDS;
      a |= payable[mask];
      b |= payable[mask + 1];
      c |= payable[mask + 2];
    }
    const grey = (wild * MOST_CARDS + most + wilds) * WORDS;
    const enough = (wilds >= MOST_WILDS ? MOST_WILDS - 1 : wilds) * WORDS;
    const left = cars[seat] * WORDS;
    const bar = seat * WORDS;
    a = (a | payable[grey]) & wildEnough[enough] & carsEnough[left] & open[0] & ~barred[bar];
    b = (b | payable[grey + 1]) & wildEnough[enough + 1] & carsEnough[left + 1] & open[1] & ~barred[bar + 1];
    c = (c | payable[grey + 2]) & wildEnough[enough + 2] & carsEnough[left + 2] & open[2] & ~barred[bar + 2];
    const inA = bits(a);
    const inB = bits(b);
    const claims = inA + inB + bits(c);
    const canDraw = deckSize + discardCount + rowSize > 0;
    const choices = claims + (canDraw ? 1 : 0) + (stackSize > 0 ? 1 : 0);
    if (choices === 0) return false;
    const choice = random(choices);
    if (choice < inA) claim(seat, nthBit(a, choice), players);
    else if (choice < inA + inB) claim(seat, 32 + nthBit(b, choice - inA), players);
    else if (choice < claims) claim(seat, 64 + nthBit(c, choice - inA - inB), players);
    else if (choice === claims && canDraw) drawCards(seat);
    else drawTickets(seat, facts.drawTickets.take, facts.drawTickets.keep);
    return true;
  }

  function count(players: number): number {
    let best = 0;
    let points = 0;
    for (let seat = 0; seat < players; seat++) {
      for (let i = 0; i < places; i++) part[i] = i;
      for (let i = 0; i < ownedCount[seat]; i++) {
        const id = owned[seat * 96 + i];
        const from = root(fromOf[id]);
        const to = root(toOf[id]);
        if (from !== to) part[from] = to;
      }
      for (let i = 0; i < keptCount[seat]; i++) {
        const ticket = kept[seat * 64 + i];
        if (root(ticketFrom[ticket]) === root(ticketTo[ticket])) {
          score[seat] += ticketPoints[ticket];
          done[seat]++;
        } else {
          score[seat] -= ticketPoints[ticket];
        }
      }
      if (done[seat] > best) best = done[seat];
    }
    for (let seat = 0; seat < players; seat++) {
      if (best > 0 && done[seat] === best) score[seat] += 10;
      points += score[seat];
    }
    return points;
  }

  return {
    run(players, games, seed) {
      let turns = 0;
      let points = 0;
      word = seed | 0;
      for (let game = 0; game < games; game++) {
        deal(players);
        let left = -1;
        let passes = 0;
        let played = 0;
        for (let seat = 0; ; seat = seat + 1 === players ? 0 : seat + 1) {
          passes = turn(seat, players) ? 0 : passes + 1;
          played++;
          if (left > 0) {
            if (--left === 0) break;
          } else if (cars[seat] <= facts.lastRoundAt) {
            left = players;
          }
          if (passes >= players || played >= MOST_TURNS) break;
        }
        points += count(players);
        turns += played;
      }
      return { turns, points };
    },
  };
}
