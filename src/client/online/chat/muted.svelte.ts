import { readList, storeList } from './stored-list.js';

/** A person whom this device's person does not want to read; the name is the one they had then. */
export interface MutedPerson {
  who: string;
  name: string;
}

const KEY = 'rallar.muted';
/** More are forgotten, the first ones. */
const MAX_MUTED = 200;

function isPerson(it: unknown): it is MutedPerson {
  const { who, name } = (it ?? {}) as Partial<Record<string, unknown>>;
  return typeof who === 'string' && typeof name === 'string';
}

/** The people who are muted on this device, at all tables. */
class Muted {
  #people = $state.raw<readonly MutedPerson[]>(readList(KEY, isPerson));

  get people(): readonly MutedPerson[] {
    return this.#people;
  }
  has(who: string | null): boolean {
    return this.#people.some((it) => it.who === who);
  }
  add({ who, name }: MutedPerson): void {
    this.#store([...this.#others(who), { who, name }].slice(-MAX_MUTED));
  }
  remove(who: string): void {
    this.#store(this.#others(who));
  }

  /** Another tab may have muted somebody meanwhile. */
  #others(who: string): MutedPerson[] {
    return readList(KEY, isPerson).filter((it) => it.who !== who);
  }
  #store(people: readonly MutedPerson[]): void {
    this.#people = people;
    storeList(KEY, people);
  }
}

/** The people who are muted on this device. */
export const muted = new Muted();
