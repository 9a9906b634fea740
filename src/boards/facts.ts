import type { BoardFacts } from '../engine/index.js';
import { facts as africa } from './africa/facts.js';
import { facts as amsterdam } from './amsterdam/facts.js';
import { BOARDS, type BoardId } from './ids.js';
import { facts as newyork } from './newyork/facts.js';
import { facts as nordic } from './nordic/facts.js';

const FACTS: Record<BoardId, BoardFacts> = { nordic, newyork, amsterdam, africa };

/** The facts of every board: what the rules read, and nothing else. */
export const boardFacts: BoardFacts[] = BOARDS.map((id) => FACTS[id]);
