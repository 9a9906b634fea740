import type { Colour } from '../../engine/index.js';
import type { PlayerColour } from '../../protocol/index.js';

export { PLAYER_COLOURS, type PlayerColour } from '../../protocol/index.js';

/** A colour of spaces and cards, with the colour and shape of its symbol, in a square from −1 to 1. */
export interface Paint {
  readonly fill: string;
  readonly glyph: string;
  readonly shape: string;
  /** The stroke width of the symbol; without it the symbol is filled. */
  readonly line?: number;
}

/** The paint of each colour; grey has no symbol, since any colour pays for it. */
export const PAINTS: Readonly<Record<Colour | 'grey', Paint>> = {
  red: { fill: '#CC3F33', glyph: '#FFE9DD', shape: 'M0-.92 1 .82H-1Z' },
  orange: {
    fill: '#EB8A2F',
    glyph: '#4A2304',
    shape: 'M0-.64A.64.64 0 1 1 0 .64A.64.64 0 1 1 0-.64Z',
    line: 0.52,
  },
  yellow: {
    fill: '#F4CB3B',
    glyph: '#5B4300',
    shape: 'M0-1.1Q.16-.16 1.1 0Q.16.16 0 1.1Q-.16.16-1.1 0Q-.16-.16 0-1.1Z',
  },
  green: {
    fill: '#45905A',
    glyph: '#F0FADF',
    shape:
      'M.98-.98C.2-1.04-.62-.82-.84-.1C-.94.26-.84.56-.68.74L-.96 1.02-.84 1.1-.5.8C-.24.94.14.96.46.74C1.04.32 1.08-.4.98-.98ZM.5-.46-.56.72.32-.4Z',
  },
  blue: {
    fill: '#3E80BD',
    glyph: '#EAF5FF',
    shape: 'M-1-.36C-.6-.86-.36-.86 0-.44S.6-.02 1-.52M-1 .52C-.6.02-.36.02 0 .44S.6.86 1 .36',
    line: 0.38,
  },
  purple: { fill: '#7B4A97', glyph: '#F6E9FF', shape: 'M0-1.08.86 0 0 1.08-.86 0Z' },
  pink: {
    fill: '#E991B4',
    glyph: '#5E1735',
    shape:
      'M0 .98C-.5.56-1.06.16-1.06-.36C-1.06-.76-.78-.98-.5-.98C-.26-.98-.08-.84 0-.62C.08-.84.26-.98.5-.98C.78-.98 1.06-.76 1.06-.36C1.06.16.5.56 0 .98Z',
  },
  black: { fill: '#3A3B42', glyph: '#E9E6DC', shape: 'M-.74-.74.74.74M.74-.74-.74.74', line: 0.5 },
  white: { fill: '#FDFBF3', glyph: '#6C7681', shape: 'M0-1V1M-.87-.5.87.5M-.87.5.87-.5', line: 0.34 },
  grey: { fill: '#BDB6A8', glyph: 'none', shape: '' },
};

/** A player's three tones, and the mark on the roof of the pieces as a line in a square from −1 to 1. */
export interface PlayerPaint {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly mark: string;
  /** The mark is filled as well. */
  readonly filled?: boolean;
}

/** The paint of each player's pieces. */
export const PLAYER_PAINTS: Readonly<Record<PlayerColour, PlayerPaint>> = {
  crimson: { base: '#D81E3F', light: '#FF6B7F', dark: '#8E0A24', mark: 'M-.9 0H.9' },
  cobalt: {
    base: '#1D4FD8',
    light: '#6F97FF',
    dark: '#0E2C86',
    mark: 'M0-.3A.3.3 0 1 1 0 .3A.3.3 0 1 1 0-.3Z',
    filled: true,
  },
  amber: { base: '#FFB800', light: '#FFE07A', dark: '#8A5600', mark: 'M-.8 0H.8M0-.8V.8' },
  jade: { base: '#00A088', light: '#54DBC4', dark: '#005F52', mark: 'M-.8-.7-.2 0-.8.7M.2-.7.8 0 .2.7' },
  orchid: { base: '#C637BF', light: '#F293EC', dark: '#7C1378', mark: 'M-.4-.8V.8M.4-.8V.8' },
};
