import type { BoardNouns } from '../../boards/nouns.js';
import type { Colour } from '../../engine/index.js';
import { formatsOf } from '../formats.js';
import { pluralOf } from '../plural.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';
import { COLOURS, CARS, type Noun, TICKETS, WILDS } from '../../boards/nouns.is.js';
import { dateOf, dayOf, timeOf } from './dates.js';
import { compare } from './order.js';

/** Landslagsspilin eftir gerð. */
const TERRAIN_CARDS: Record<Terrain, string> = {
  desert: 'eyðimerkurspil',
  jungle: 'frumskógarspil',
  mountain: 'fjallaspil',
};

/** `enginn` í þolfalli eintölu, eftir kyni. */
const NONE: Record<Noun['gender'], string> = { masculine: 'engan', feminine: 'enga', neuter: 'ekkert' };

// Browsers know Icelandic plurals but neither its numbers nor its order; Danish writes numbers the same way.
const formats = formatsOf({
  locale: 'da',
  and: 'og',
  or: 'eða',
  percent: '%',
  date: dateOf,
  time: timeOf,
  day: dayOf,
  compare,
});
const plural = pluralOf('is');

/** The building blocks of Icelandic sentences: formats, and the nouns of a board in their cases. */
export function ownOf(nouns: BoardNouns) {
  const car = CARS[nouns.car];
  const wild = WILDS[nouns.wild];
  const ticket = TICKETS[nouns.ticket];
  const count = (n: number, one: string, other: string) =>
    `${formats.number(n)} ${plural(n, { one, other })}`;
  const nominative = (n: number, noun: Noun) => count(n, noun.one.nom, noun.many.nom);
  const accusative = (n: number, noun: Noun) => count(n, noun.one.acc, noun.many.acc);
  const dative = (n: number, noun: Noun) => count(n, noun.one.dat, noun.many.dat);
  /** Beygingin eftir kyni spilsins sem kemur í stað annarra. */
  const ofWild = (masculine: string, neuter: string) => (wild.gender === 'neuter' ? neuter : masculine);
  /** `2 gul spil`. */
  const coloured = (n: number, colour: Colour) =>
    count(n, `${COLOURS[colour].one} spil`, `${COLOURS[colour].many} spil`);
  return {
    ...formats,
    car,
    wild,
    ticket,
    count,
    /** A time to wait: `40 sekúndur`, from two minutes on `3 mínútur`. Í þolfalli. */
    wait: (seconds: number) =>
      seconds < 120
        ? count(seconds, 'sekúndu', 'sekúndur')
        : count(Math.ceil(seconds / 60), 'mínútu', 'mínútur'),
    nominative,
    accusative,
    dative,
    cards: (n: number) => count(n, 'spil', 'spil'),
    points: (n: number) => count(n, 'stig', 'stig'),
    /** `12 stiga virði`. */
    worth: (n: number) => `${count(n, 'stigs', 'stiga')} virði`,
    spaces: (n: number) => count(n, 'reitur', 'reitir'),
    /** `4 reiti`, í þolfalli. */
    spacesAccusative: (n: number) => count(n, 'reit', 'reiti'),
    /** Það sem gert er hverju sinni sem spilari á leik: `3 aðgerðir`. */
    turns: (n: number) => count(n, 'aðgerð', 'aðgerðir'),
    routes: (n: number) => count(n, 'leið', 'leiðir'),
    /** `engan lestarvagn`, `enga kerru`, `ekkert leigubílaspil`, í þolfalli. */
    none: ({ gender, one }: Noun) => `${NONE[gender]} ${one.acc}`,
    coloured,
    /** `2 gul spil`, `3 dráttarvagna`, í þolfalli. */
    cardsOf: (n: number, name: CardName) => (name === 'wild' ? accusative(n, wild) : coloured(n, name)),
    terrainCard: (terrain: Terrain) => TERRAIN_CARDS[terrain],
    terrainCards: (n: number, terrain: Terrain) => count(n, TERRAIN_CARDS[terrain], TERRAIN_CARDS[terrain]),
    /** `gult`, `dráttarvagn`. */
    card: (name: CardName) => (name === 'wild' ? wild.one.nom : COLOURS[name].one),
    /** `gult spil`, `dráttarvagn`, í þolfalli. */
    aCard: (name: CardName) => (name === 'wild' ? wild.one.acc : `${COLOURS[name].one} spil`),
    /** `gulu spili`, `dráttarvagni`, í þágufalli. */
    aCardDative: (name: CardName) => (name === 'wild' ? wild.one.dat : `${COLOURS[name].oneDative} spili`),
    /** `opið gult spil`, `opinn dráttarvagn`, í þolfalli. */
    aFaceUp: (name: CardName) =>
      name === 'wild' ? `${ofWild('opinn', 'opið')} ${wild.one.acc}` : `opið ${COLOURS[name].one} spil`,
    ofWild,
    /** `2 gul og 3 dráttarvagnar`, í nefnifalli: upptalning ein og sér. */
    setNominative: (set: readonly CardCount[]) =>
      formats.all(
        set.map(([name, n]) =>
          name === 'wild' ? nominative(n, wild) : count(n, COLOURS[name].one, COLOURS[name].many),
        ),
      ),
    /** `2 gul og 3 dráttarvagna`, í þolfalli. */
    set: (set: readonly CardCount[]) =>
      formats.all(
        set.map(([name, n]) =>
          name === 'wild' ? accusative(n, wild) : count(n, COLOURS[name].one, COLOURS[name].many),
        ),
      ),
    /** `2 gulum og 1 dráttarvagni`, í þágufalli. */
    setDative: (set: readonly CardCount[]) =>
      formats.all(
        set.map(([name, n]) =>
          name === 'wild' ? dative(n, wild) : count(n, COLOURS[name].oneDative, COLOURS[name].manyDative),
        ),
      ),
  };
}

/** The building blocks of Icelandic sentences. */
export type Own = ReturnType<typeof ownOf>;
