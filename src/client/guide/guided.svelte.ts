/** Which table is a guided one on this device, and what has been learned at it. */
interface Guided {
  table: string;
  learned: string[];
}

const KEY = 'rallar.guide';

let guided = $state.raw(stored());

function stored(): Guided | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isGuided(found) ? found : undefined;
  } catch {
    // Damaged, or the browser lets nobody read: then nobody is guided.
    return undefined;
  }
}

function isGuided(found: unknown): found is Guided {
  if (typeof found !== 'object' || found === null) return false;
  const { table, learned } = found as Partial<Record<keyof Guided, unknown>>;
  return typeof table === 'string' && Array.isArray(learned);
}

function keep(next: Guided | undefined): void {
  guided = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // It holds until the page is closed, then.
  }
}

/** The table that the address names. */
export function tableInAddress(): string {
  return /^#table\/(.+)$/.exec(location.hash)?.[1] ?? '';
}

/** What has been learned at this table; undefined where it is not guided. */
export function learnedAt(table: string): readonly string[] | undefined {
  return guided?.table === table ? guided.learned : undefined;
}

/** Guides whoever plays at this table from now on. */
export function guideAt(table: string): void {
  keep({ table, learned: [] });
}

/** This lesson needs no telling again. */
export function learn(lesson: string): void {
  if (guided) keep({ ...guided, learned: [...guided.learned, lesson] });
}

/** From now on without a guide. */
export function leaveGuide(): void {
  keep(undefined);
}
