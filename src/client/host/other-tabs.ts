import { randomName } from '../../remote/names.js';

/** What pages that show the same table send each other. */
interface Presence {
  type: 'here' | 'here-too' | 'gone';
  from: string;
}

/** Reports whether other tabs of this device show the same table, whenever it changes. Returns a function that stops it. */
export function watchOtherTabs(table: string, onChange: (hasOthers: boolean) => void): () => void {
  const own = randomName();
  const others = new Set<string>();
  const channel = new BroadcastChannel(`rallar table ${table}`);
  const post = (type: Presence['type']) => channel.postMessage({ type, from: own } satisfies Presence);
  channel.addEventListener('message', ({ data }) => {
    const { type, from } = data as Presence;
    if (type === 'gone') others.delete(from);
    else others.add(from);
    if (type === 'here') post('here-too');
    onChange(others.size > 0);
  });
  post('here');
  const leave = () => post('gone');
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) post('here');
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    channel.close();
  };
}
