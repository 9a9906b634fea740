import type { HookForm, NoticeKind } from '../../protocol/index.js';
import type { OutwardMessage } from '../outward/sender.js';
import type { NoticeText } from './texts.js';

/** What a webhook is told. */
export interface HookNotice extends NoticeText {
  id: string;
  /** `test` where a person tries a webhook out. */
  kind: NoticeKind | 'test';
  table: string | null;
  link: string;
}

/** The request that tells a webhook, in its form. */
export function hookMessage(address: string, form: HookForm, notice: HookNotice): OutwardMessage {
  return {
    address,
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Rallar' },
    body: JSON.stringify(bodyOf(form, notice)),
  };
}

function bodyOf(form: HookForm, notice: HookNotice): object {
  const lines = (escape: (text: string) => string): string =>
    [escape(notice.title), escape(notice.body), notice.link].filter((line) => line !== '').join('\n');
  switch (form) {
    case 'discord':
      // A player's name must not call everybody of a channel.
      return { content: lines(forDiscord), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: lines(forSlack) };
    case 'json': {
      const { id, kind, table, title, body, link } = notice;
      return { id, kind, table, title, text: body, link };
    }
  }
}

/** Names are text, not marks of bold letters, links and people. */
function forDiscord(text: string): string {
  return text.replace(/[\\*_~`|<>#@[\]()]/g, '\\$&');
}

function forSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
