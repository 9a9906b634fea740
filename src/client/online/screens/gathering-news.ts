import type { Gathering } from '../../../protocol/index.js';

/** What others did at a table since it was last looked at. */
export type GatheringNews =
  | { type: 'sat'; name: string }
  | { type: 'stood'; name: string }
  | { type: 'ready'; name: string }
  | { type: 'all-ready' };

const people = ({ seats }: Gathering) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
const others = (it: Gathering, you: number | null) => people(it).filter(({ member }) => member !== you);
const isAllReady = (it: Gathering) => people(it).length > 1 && people(it).every(({ ready }) => ready);

/** What others did between two looks at a table. One's own deeds are no news, nor are bots. */
export function gatheringNews(before: Gathering, after: Gathering, you: number | null): GatheringNews[] {
  const [were, are] = [others(before, you), others(after, you)];
  const find = (list: typeof were, name: string) => list.find((it) => it.name === name);
  const news: GatheringNews[] = [
    ...are.filter(({ name }) => !find(were, name)).map(({ name }) => ({ type: 'sat' as const, name })),
    ...were.filter(({ name }) => !find(are, name)).map(({ name }) => ({ type: 'stood' as const, name })),
    ...are
      .filter(({ name, ready }) => ready && find(were, name)?.ready !== true)
      .map(({ name }) => ({ type: 'ready' as const, name })),
  ];
  if (isAllReady(after) && !isAllReady(before))
    return [...news.filter(({ type }) => type !== 'ready'), { type: 'all-ready' }];
  return news;
}
