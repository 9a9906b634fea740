/** Which moves a second click confirms. */
export const CONFIRMED = ['none', 'routes', 'all'] as const;

/** How fast motion is played. */
export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const;
/** A speed of motion. */
export type Speed = (typeof SPEEDS)[number];
/** Times that motion takes longer at a speed. */
export const SLOWNESS: Readonly<Record<Speed, number>> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** What people set for themselves on this device. */
export interface Settings {
  look: 'device' | 'light' | 'dark';
  motion: Speed;
  /** The least time between two events of bots, in milliseconds. */
  botStep: number;
  /** How long bots wait after a move that could be taken back, in milliseconds. */
  grace: number;
  confirm: (typeof CONFIRMED)[number];
  sound: boolean;
  odds: boolean;
  /** What the player was called last. */
  name: string;
  /** The board that was played last, and the levels of the bots there. */
  board: string;
  rivals: string;
  language: string;
  /** How many games were in progress when last looked: their room is kept free until they are known. */
  running: number;
}

const KEY = 'rallar.settings';
/** Nobody sets a longer wait, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** Whether the device is like this; while the page is built there is none. */
const asks = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** What holds until somebody sets something else: a route costs much, so one is asked; fingers are less exact than mice, so they are asked always. */
function beginning(): Settings {
  return {
    look: 'device',
    motion: asks('(prefers-reduced-motion: reduce)') ? 'none' : 'normal',
    botStep: 700,
    grace: 1000,
    confirm: asks('(pointer: coarse)') ? 'all' : 'routes',
    sound: false,
    odds: false,
    name: '',
    board: '',
    rivals: 'navvy,navvy',
    language: '',
    running: 0,
  };
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    // Damaged, or the browser lets nobody read: one begins anew.
    return {};
  }
}

/** Keeps only what has the type that a setting has. */
function fitting(base: Settings, found: Partial<Settings>): Settings {
  const entries = Object.entries(base).map(([key, value]) => {
    const other = found[key as keyof Settings];
    return [key, typeof other === typeof value ? other : value];
  });
  const settings = Object.fromEntries(entries) as Settings;
  if (!SPEEDS.includes(settings.motion)) settings.motion = base.motion;
  if (!CONFIRMED.includes(settings.confirm)) settings.confirm = base.confirm;
  for (const wait of ['botStep', 'grace'] as const) {
    if (!(settings[wait] >= 0 && settings[wait] <= LONGEST_WAIT)) settings[wait] = base[wait];
  }
  return settings;
}

/** The settings in use; whoever changes one keeps it. */
export const settings = $state(fitting(beginning(), stored()));

/** Changes settings, and keeps them on this device where the browser allows it; what another tab has set meanwhile stays. */
export function changeSettings(some: Partial<Settings>): void {
  Object.assign(settings, fitting(settings, stored()), some);
  applyTheme();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is closed, then.
  }
}

/** Applies the theme that is set, or leaves it to the device. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.look === 'device') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.look;
}
