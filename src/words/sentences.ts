import type { GameEvent, Problem } from '../engine/index.js';
import type { ChannelProblem, HostProblem, LimitProblem, Reason, TableProblem } from '../protocol/index.js';
import type { LobbyProblem, Naming, OpeningProblem, PasskeyFailure, SentencesBy } from './shapes.js';
import type { Words } from './words.js';

/** What happened, as a line of the log; null where there is nothing to say. */
export function eventSentence(words: Words, event: GameEvent, naming: Naming): string | null {
  return say(words.events, 'type', event, naming);
}

/** Why a move or an undo was refused. */
export function explain(words: Words, problem: Problem | TableProblem, naming: Naming): string {
  const { move, table } = words.problems;
  return say<'code', typeof problem, [Naming], string>({ ...move, ...table }, 'code', problem, naming);
}

/** Why a game can't be set up, opened or stored. */
export function explainOpening(words: Words, problem: OpeningProblem): string {
  const { options, record, host, device } = words.problems;
  return say<'code', OpeningProblem, [], string>(
    { ...options, ...record, ...host, ...device },
    'code',
    problem,
  );
}

/** Why something can't be done at a server before a game. */
export function explainLobby(words: Words, problem: LobbyProblem): string {
  return say(words.lobby.problems, 'code', problem);
}

/** Why a passkey can't be made or used. */
export function explainPasskey(words: Words, problem: PasskeyFailure | LimitProblem | HostProblem): string {
  return say<'code', typeof problem, [], string>(
    { ...words.lobby.problems, ...words.passkeys.problems },
    'code',
    problem,
  );
}

/** Why a device or a webhook can't be added or told. */
export function explainChannel(words: Words, problem: LobbyProblem | ChannelProblem): string {
  const sentences = { ...words.lobby.problems, ...words.notices.problems };
  return say<'code', LobbyProblem | ChannelProblem, [], string>(sentences, 'code', problem);
}

/** Why a move is advised. */
export function reasonFor(words: Words, reason: Reason, naming: Naming): string {
  return say(words.advice.reasons, 'type', reason, naming);
}

/** The sentence for `it`, found by its tag. */
function say<K extends string, U extends Record<K, string>, Rest extends readonly unknown[], Text>(
  sentences: SentencesBy<K, U, Rest, Text>,
  tag: K,
  it: U,
  ...rest: Rest
): Text {
  // `SentencesBy` gives each tag the sentence of its own member; TypeScript can't follow that from the tag back to `it`.
  const sentence = sentences[it[tag]] as (it: U, ...rest: Rest) => Text;
  return sentence(it, ...rest);
}
