import type { Seat } from '../../engine/index.js';
import type { Company, CompanyPerson } from '../../protocol/index.js';
import type { CompanyGuest } from './guest.js';
import { whoIs } from './who.js';

/** A person with a seat, or a member of a gathering. */
export interface Insider {
  person: string;
  name: string;
  seats: Seat[];
}

/** The people of a table. */
export interface TablePeople {
  /** The clients that are here. */
  readonly guests: readonly CompanyGuest[];
  readonly insiders: readonly Insider[];
  /** Who may silence people. */
  readonly host: string | null;
}

/** More spectators are counted only: everybody is sent the list whenever somebody comes or goes. */
const MAX_NAMED = 50;

/** Who is at a table, as everybody there sees it. */
export function peopleAt({ guests, insiders, host }: TablePeople, silenced: ReadonlySet<string>): Company {
  const here = new Map(guests.map(({ person, name }) => [person, name]));
  const show = ({ person, name, seats }: Insider, isPlayer: boolean): CompanyPerson => ({
    who: whoIs(person),
    name,
    seats,
    isPlayer,
    here: here.has(person),
    silenced: silenced.has(person),
  });
  const inside = new Set(insiders.map(({ person }) => person));
  const spectators = [...here].filter(([person]) => !inside.has(person));
  return {
    people: [
      ...insiders.map((it) => show(it, true)),
      ...spectators.slice(0, MAX_NAMED).map(([person, name]) => show({ person, name, seats: [] }, false)),
    ],
    spectators: spectators.length,
    host: host === null ? null : whoIs(host),
  };
}
