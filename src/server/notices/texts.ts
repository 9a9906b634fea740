import { boardBlurbs } from '../../boards/blurbs.js';
import { LANGUAGES, type Language } from '../../boards/languages.js';
import { DEFAULT_NOUNS } from '../../boards/nouns.js';
import type { NoticeKind } from '../../protocol/index.js';
import { cardOf } from '../../table/index.js';
import { DICTIONARIES } from '../../words/dictionaries.js';
import type { Words } from '../../words/words.js';
import type { NoticedGame } from '../store/notice-store.js';
import type { Situation } from './situation.js';

/** A notice in words. */
export interface NoticeText {
  title: string;
  body: string;
}

/** The language of a stored code, else English. */
export function languageOf(code: string | null): Language {
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

/** The texts of a language. */
export async function wordsIn(language: Language): Promise<Words> {
  const { words } = await DICTIONARIES[language]();
  return words(DEFAULT_NOUNS);
}

/** What a person is told; `person` is null for a table's webhook, which tells everybody. It says nothing that a spectator may not see. */
export async function textOf(
  game: NoticedGame,
  { kind, people }: Situation,
  person: string | null,
  language: Language,
): Promise<NoticeText> {
  const { notices, end } = await wordsIn(language);
  const { plan, result } = cardOf(game.table);
  const board = titleOf(plan.board, language);
  const names = plan.seats.map(({ name }) => name);
  const others = names.filter((_, seat) => person === null || game.people[seat] !== person);
  const title: Record<NoticeKind, () => string> = {
    started: () => notices.started(board),
    turn: () => (person === null ? notices.turnOf(toAct(people, names), board) : notices.yourTurn(board)),
    over: () => notices.over(board),
  };
  const winners = names.filter((_, seat) => result?.ranks[seat] === 1);
  const [first = '', ...more] = winners;
  if (kind === 'over' && winners.length > 0) {
    const won = more.length > 0 ? end.shared(winners) : end.won({ name: first, you: false });
    return { title: title[kind](), body: won };
  }
  return { title: title[kind](), body: others.length > 0 ? notices.withPlayers(others) : '' };
}

/** The names of the players who are to act. */
function toAct(people: Situation['people'], names: readonly string[]): string[] {
  return people.map(({ seat }) => names[seat] ?? '');
}

function titleOf(board: string, language: Language): string {
  return (Object.hasOwn(boardBlurbs, board) ? boardBlurbs[board] : undefined)?.title[language] ?? board;
}
