import type { ToClient } from '../../protocol/index.js';

/** The texts of what several clients are sent: a hundred spectators cost as much as one. */
const texts = new WeakMap<object, string>();

/** The text of a frame that delivers a message to a link. What clients with the same eyes share is written once. */
export function deliverText(link: string, message: ToClient): string {
  return `{"type":"deliver","link":${JSON.stringify(link)},"message":${messageText(message)}}`;
}

function messageText(message: ToClient): string {
  if (message.type === 'entry') {
    const { entry, ...own } = message;
    return withShared(own, `"entry":${sharedText(entry)}`);
  }
  if (message.type === 'table') {
    const { plan, view, log, ...own } = message;
    const shared = `"plan":${sharedText(plan)},"view":${sharedText(view)},"log":${sharedText(log)}`;
    return withShared(own, shared);
  }
  return JSON.stringify(message);
}

/** The text of an object with these fields more. */
function withShared(own: object, fields: string): string {
  return `${JSON.stringify(own).slice(0, -1)},${fields}}`;
}

function sharedText(value: object): string {
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
  return text;
}
