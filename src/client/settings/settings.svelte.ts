import { enableVibration } from '../ui/haptics.js';
import { type ChangedKeys, SHORTCUT_MODES, type ShortcutMode, validKeys } from './shortcuts.js';

/** Which moves a second click confirms. */
export const CONFIRM_OPTIONS = ['none', 'routes', 'all'] as const;

/** The speeds of motion. */
export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const;
/** A speed of motion. */
export type Speed = (typeof SPEEDS)[number];
/** The factor on the duration of motion, by speed. */
export const SLOWNESS: Readonly<Record<Speed, number>> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** The settings on this device. */
export interface Settings {
  look: 'device' | 'light' | 'dark';
  motion: Speed;
  /** The least time between two events of bots, in milliseconds. */
  botStep: number;
  /** How long bots wait after a move that could be taken back, in milliseconds. */
  grace: number;
  confirm: (typeof CONFIRM_OPTIONS)[number];
  sound: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  vibration: boolean;
  /** When single keys act. */
  shortcuts: ShortcutMode;
  /** The keys that the player changed. */
  keys: ChangedKeys;
  odds: boolean;
  /** The points table beside the map is unfolded. */
  points: boolean;
  /** What has been explained at its first meeting, separated by commas. */
  met: string;
  /** The board of the last game, and who sat at its seats, as JSON. */
  board: string;
  seats: string;
  /** Nobody has played here yet, and the guided game has not been declined. */
  newcomer: boolean;
  language: string;
  /** How many games could be resumed when last listed: the start page reserves space for them while it loads. */
  running: number;
}

const KEY = 'rallar.settings';
/** The longest wait that is accepted from storage, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** Whether a media query matches; none does while the build pre-renders the page. */
const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** The default settings. A claim is hard to reverse, so it is confirmed; fingers are less exact than mice, so they confirm every move. */
function defaults(): Settings {
  return {
    look: 'device',
    motion: matches('(prefers-reduced-motion: reduce)') ? 'none' : 'normal',
    botStep: 700,
    grace: 4000,
    confirm: matches('(pointer: coarse)') ? 'all' : 'routes',
    sound: true,
    volume: 50,
    vibration: true,
    shortcuts: 'on',
    keys: {},
    odds: false,
    points: true,
    met: '',
    board: '',
    seats: '',
    newcomer: true,
    language: '',
    running: 0,
  };
}

function readStored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    // Damaged, or the browser denies access: the defaults apply.
    return {};
  }
}

/** The base settings, overridden by the valid values among those found. */
function withValid(base: Settings, found: Partial<Settings>): Settings {
  const entries = Object.entries(base).map(([key, value]) => {
    const other = found[key as keyof Settings];
    return [key, typeof other === typeof value ? other : value];
  });
  const settings = Object.fromEntries(entries) as Settings;
  if (!SPEEDS.includes(settings.motion)) settings.motion = base.motion;
  if (!CONFIRM_OPTIONS.includes(settings.confirm)) settings.confirm = base.confirm;
  if (!SHORTCUT_MODES.includes(settings.shortcuts)) settings.shortcuts = base.shortcuts;
  if (!(settings.volume >= 0 && settings.volume <= 100)) settings.volume = base.volume;
  settings.keys = validKeys(settings.keys);
  for (const wait of ['botStep', 'grace'] as const) {
    if (!(settings[wait] >= 0 && settings[wait] <= LONGEST_WAIT_MS)) settings[wait] = base[wait];
  }
  return settings;
}

/** The settings in use; change them with `changeSettings`. */
export const settings = $state(withValid(defaults(), readStored()));
enableVibration(settings.vibration);

/** Changes settings and stores them where the browser allows it; changes made in another tab stay. */
export function changeSettings(some: Partial<Settings>): void {
  Object.assign(settings, withValid(settings, readStored()), some);
  applyTheme();
  enableVibration(settings.vibration);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The browser denies storage: they last until the page is closed.
  }
}

/** Applies the theme that is set, or leaves it to the device. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.look === 'device') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.look;
}
