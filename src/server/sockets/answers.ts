import type { AnswerTo, ArgumentOf, Lobby, ServerQuestions, StoreProblem } from '../../protocol/index.js';
import { StoreFailure } from '../../table/index.js';
import type { Passkeys } from '../identity/passkeys.js';
import type { People } from '../identity/people.js';
import type { CachedLobby } from '../lobby/cached-lobby.js';
import { listAbout, listMine } from '../lobby/listing.js';
import type { Tables, Visitor } from '../lobby/tables.js';
import type { Channels } from '../notices/channels.js';
import type { LobbyStore, Person } from '../store/lobby-store.js';

/** What answering questions needs of the server. */
export interface AnswersOptions {
  store: LobbyStore;
  people: People;
  passkeys: Passkeys;
  tables: Tables;
  lobby: CachedLobby;
  channels: Channels;
  deletePerson: (id: string) => Promise<void>;
}

/** Who asks. */
export interface Asker {
  person: Person;
  address: string;
  /** Tells all sockets of the person about another name. */
  onRename: (person: Person) => void;
}

type Answer<Q extends keyof ServerQuestions> = (
  asker: Asker,
  argument: ArgumentOf<ServerQuestions, Q>,
) => Promise<AnswerTo<ServerQuestions, Q>>;

/** The answers to all questions. */
export type Answers = { readonly [Q in keyof ServerQuestions]: Answer<Q> };

/** Wires the questions of clients to what answers them. A store that fails is an answer too. */
export function createAnswers(options: AnswersOptions): Answers {
  const { store, people, passkeys, tables, lobby, channels, deletePerson } = options;
  return {
    me: async ({ person }) => ({ name: person.name }),
    rename: ({ person, onRename }, { name }) =>
      orFailed(async () => {
        onRename(await people.rename(person, name));
        return { ok: true };
      }),
    gather: (asker, argument) => orFailed(() => tables.gather(visitor(asker), argument)),
    play: (asker, argument) => orFailed(() => tables.play(visitor(asker), argument)),
    invitation: ({ person }, { id }) => orFailed(() => tables.invitation(person.id, id)),
    find: (asker, { code }) => orFailed(() => tables.find(visitor(asker), code)),
    mine: ({ person }) => valueOf(() => listMine(store, person.id)),
    lobby: () => valueOf((): Promise<Lobby> => lobby.read()),
    rematch: (asker, { id }) => orFailed(() => tables.rematch(visitor(asker), id)),
    carry: ({ person }) => valueOf(() => people.carry(person)),
    aboutMe: ({ person }) =>
      valueOf(async () => ({
        ...(await listAbout(store, person, await passkeys.list(person.id))),
        ...(await channels.about(person.id)),
      })),
    deleteMe: ({ person }) =>
      orFailed(async () => {
        await deletePerson(person.id);
        return { ok: true };
      }),
    signOutElsewhere: ({ person }) => valueOf(() => people.signOut(person)),
    speak: ({ person }, { language }) => orFailed(() => channels.speak(person.id, language)),
    channels: ({ person }, { table }) => valueOf(() => channels.list(person.id, table)),
    addDevice: ({ person }, device) => orFailed(() => channels.addDevice(person.id, device)),
    addHook: (asker, hook) => orFailed(() => channels.addHook(visitor(asker), hook)),
    removeChannel: ({ person }, { id }) => orFailed(() => channels.remove(person.id, id)),
    testChannel: (asker, { id }) => orFailed(() => channels.test(visitor(asker), id)),
  };
}

function visitor({ person, address }: Asker): Visitor {
  return { person: person.id, name: person.name, address };
}

type Failed = { ok: false; problem: StoreProblem };

async function orFailed<T>(answer: () => Promise<T>): Promise<T | Failed> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof StoreFailure) return { ok: false, problem: error.problem };
    throw error;
  }
}

function valueOf<T>(find: () => Promise<T>): Promise<{ ok: true; value: T } | Failed> {
  return orFailed(async () => ({ ok: true, value: await find() }));
}
