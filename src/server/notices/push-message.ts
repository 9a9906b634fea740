import webPush from 'web-push';
import type { ChannelRoute } from '../store/notice-store.js';
import type { OutwardMessage } from '../outward/sender.js';
import type { PushKeys } from './push-keys.js';

/** A push service keeps a message for a device that is off for this long. */
const KEEP_S = 24 * 3600;

/** What a device is told; the page's service worker reads it. */
export interface PushNotice {
  id: string;
  title: string;
  body: string;
  /** The table to open; null for a test. */
  table: string | null;
}

/** How this server presents itself to push services. */
export interface PushSender {
  keys: PushKeys;
  /** Whom a push service may write to: an address of mail or of a page. */
  contact: string;
}

/** The request that sends a device a message, encrypted for it alone; null where its keys are none. */
export function pushMessage(
  endpoint: string,
  { p256dh, auth }: Extract<ChannelRoute, { kind: 'push' }>,
  notice: PushNotice,
  topic: string,
  { keys, contact }: PushSender,
): OutwardMessage | null {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        TTL: KEEP_S,
        urgency: 'high',
        topic,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: contact, ...keys },
      },
    );
    if (body === null) return null;
    return { address: endpoint, headers: namesAsText(headers), body };
  } catch {
    // A point that is not on the curve, for instance.
    return null;
  }
}

function namesAsText(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
