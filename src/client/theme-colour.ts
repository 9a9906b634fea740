import type { Settings } from './settings/settings.svelte.js';

/** The colour of the bar at the top of each screen, in the light and in the dark. */
const BARS = {
  start: { light: '#21535b', dark: '#163d44' },
  table: { light: '#1e2a38', dark: '#0c141c' },
  score: { light: '#f1e5c6', dark: '#121a22' },
  replay: { light: '#fbf5e6', dark: '#1b2733' },
} as const;

/** Colours the browser's own bar like the screen shown; index.html has one tag for each theme of the device. */
export function paintBrowser(screen: keyof typeof BARS, look: Settings['look']): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const theme = tag.media.includes('dark') ? 'dark' : 'light';
    tag.content = BARS[screen][look === 'device' ? theme : look];
  }
}

/** Colours it for a screen that covers the table; returns what gives it the table's colour again. */
export function paintOver(screen: 'score' | 'replay', look: Settings['look']): () => void {
  paintBrowser(screen, look);
  return () => paintBrowser('table', look);
}
