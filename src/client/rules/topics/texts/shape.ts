import type { BoardNouns } from '../../../../boards/nouns.js';
import type { Told } from '../told.js';
import type { TopicId } from '../topics.js';

/** A topic's page in words: its title, and what it says in short sentences. */
export interface TopicText {
  title: string;
  says: readonly string[];
}

/** The topics that are explained when a player first meets them. */
export type MeetingId = 'ferry' | 'tunnel' | 'terrain' | 'cart' | 'attraction';

/** The texts of the topics in one language, with a board's nouns and numbers. */
export interface TopicTexts {
  /** The way back to the list of topics. */
  all: string;
  previous: string;
  next: string;
  /** The numbered clauses behind a topic, and the list of all of them. */
  full: string;
  law: string;
  more: string;
  got: string;
  topics: Record<TopicId, TopicText>;
  /** One sentence each. */
  meetings: Record<MeetingId, string>;
  captions: {
    /** What a picture of the map shows, around a route or a ticket. */
    map: (name: string) => string;
    or: string;
    drawCards: string;
    claimRoute: string;
    drawTickets: string;
    twoCards: string;
    oneWild: string;
    closed: (players: number) => string;
    played: string;
    revealed: string;
    added: string;
    /** What the two outcomes of a ticket score. */
    ticket: (completed: string, failed: string) => string;
    atTheEnd: (points: number) => string;
    players: (n: number) => string;
    worth: string;
  };
}

/** Words the topics for a board. */
export type TopicWords = (told: Told, nouns: BoardNouns) => TopicTexts;

/** The sentences that hold on this board: those of rules it lacks are empty. */
export function sentences(...texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '');
}

/** Words a range of numbers in a language: `2`, `2 or 3`, `2 to 4`. */
export function rangeIn(or: string, to: string) {
  return ([from, last]: readonly [number, number]): string => {
    if (from === last) return String(from);
    return `${from} ${last - from === 1 ? or : to} ${last}`;
  };
}
