/** The guided table of this device, and the lessons learned at it. */
interface Guided {
  table: string;
  learned: string[];
}

const KEY = 'rallar.guide';

let guided = $state.raw(readStored());

function readStored(): Guided | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isGuided(found) ? found : undefined;
  } catch {
    // Damaged, or storage is blocked: no guide.
    return undefined;
  }
}

function isGuided(found: unknown): found is Guided {
  if (typeof found !== 'object' || found === null) return false;
  const { table, learned } = found as Partial<Record<keyof Guided, unknown>>;
  return typeof table === 'string' && Array.isArray(learned);
}

function store(next: Guided | undefined): void {
  guided = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Then it holds until the page is closed.
  }
}

/** The table named in the page's address. */
export function tableInAddress(): string {
  return /^#table\/(.+)$/.exec(location.hash)?.[1] ?? '';
}

/** The lessons learned at a table; undefined if it is not guided. */
export function learnedAt(table: string): readonly string[] | undefined {
  return guided?.table === table ? guided.learned : undefined;
}

/** Turns the guide on at a table. */
export function guideAt(table: string): void {
  store({ table, learned: [] });
}

/** Marks a lesson as learned. */
export function learn(lesson: string): void {
  if (guided) store({ ...guided, learned: [...guided.learned, lesson] });
}

/** Turns the guide off. */
export function leaveGuide(): void {
  store(undefined);
}
