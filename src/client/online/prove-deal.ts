import { type Finding, parseRecordText, verify } from '../../engine/index.js';
import { boardOf } from '../table/board-edition.js';
import type { DealProof } from '../table/online-side.js';
import type { ShuffleProof } from './screens/shuffle-words.js';

/**
 * What this device can say of a finished game's shuffle: whether the secret is the one whose hash it was shown before the game,
 * whether a word of its own is among those in the seed, and whether the seed gives the cards of the record.
 */
export function proveDeal(text: string, stored: ShuffleProof | undefined): DealProof {
  const parsed = parseRecordText(text);
  if (!parsed.ok) return { found: 'broken', why: 'cards' };
  const record = parsed.value;
  const board = boardOf(record.board, record.boardHash);
  if (!board) return { found: 'unproved', why: 'not-checkable' };
  const { commitment, secret, words } = record.seed;
  const { findings } = verify(board, record);
  const broken = findings.find(({ found }) => found === 'broken');
  if (broken) return { found: 'broken', why: whyBroken(broken) };
  if (stored && stored.commitment !== commitment) return { found: 'broken', why: 'secret' };
  const own = stored?.words.map(({ word }) => word).filter((word) => words.includes(word)) ?? [];
  if (stored && own.length === 0) return { found: 'broken', why: 'word' };
  const isChecked = findings.every(({ found }) => found === 'proved');
  if (!isChecked || secret === null) return { found: 'unproved', why: 'not-checkable' };
  if (!stored) return { found: 'unproved', why: 'no-word' };
  return { found: 'proved', commitment, secret, words: own };
}

function whyBroken({ check }: Finding): 'secret' | 'word' | 'cards' {
  if (check === 'commitment') return 'secret';
  return check === 'words' ? 'word' : 'cards';
}
