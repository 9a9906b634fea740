import { randomName } from './names.js';

/** What pages that show the same table say to each other. */
interface Call {
  says: 'here' | 'also' | 'gone';
  from: string;
}

/** Tells whether other pages of this device show the same table, now and whenever it changes; returns how to stop. */
export function watchCompany(table: string, tell: (others: boolean) => void): () => void {
  const own = randomName();
  const others = new Set<string>();
  const channel = new BroadcastChannel(`rallar table ${table}`);
  const say = (says: Call['says']) => channel.postMessage({ says, from: own } satisfies Call);
  channel.addEventListener('message', ({ data }) => {
    const { says, from } = data as Call;
    if (says === 'gone') others.delete(from);
    else others.add(from);
    if (says === 'here') say('also');
    tell(others.size > 0);
  });
  say('here');
  const leave = () => say('gone');
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) say('here');
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', back);
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', back);
    channel.close();
  };
}
