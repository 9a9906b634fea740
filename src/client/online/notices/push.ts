import type { ChannelProblem, LimitProblem, PushDevice, StoreProblem } from '../../../protocol/index.js';
import type { OnlineServer } from '../server/online-server.js';
import { noteSubscribed } from './subscribed.js';

/** What this device can do about notifications. */
export type PushState =
  | 'on'
  | 'off'
  /** The reader has forbidden them in the browser. */
  | 'blocked'
  /** On an iPhone or iPad: only for a page on the Home Screen. */
  | 'install'
  /** The page's address is not a secure one. */
  | 'insecure'
  | 'unsupported';

/** Why they could not be turned on; `failed` where the browser's own service could not be reached. */
export type PushProblem = ChannelProblem | LimitProblem | StoreProblem | 'failed';

/** The service worker is registered some seconds after the first visit; it is waited for no longer. */
const READY_MS = 20_000;

/** What this device can do, and whether it does. */
export async function pushState(devices: readonly PushDevice[]): Promise<PushState> {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis) || !('PushManager' in globalThis) || !('serviceWorker' in navigator))
    return isApplePhone() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await currentSubscription();
  return subscription && deviceOf(subscription, devices) ? 'on' : 'off';
}

/** The id of this device among those that the server knows. */
export async function ownDevice(devices: readonly PushDevice[]): Promise<string | undefined> {
  const subscription = await currentSubscription();
  return subscription ? deviceOf(subscription, devices)?.id : undefined;
}

/** Asks the reader for permission, subscribes this device, and tells the server. Called by a click, or browsers ask nobody. */
export async function turnOn(server: OnlineServer, key: string): Promise<PushProblem | undefined> {
  // A reader who says no is shown the state; that is no error.
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return subscribe(server, key);
}

/** Turns notifications off on this device. */
export async function turnOff(server: OnlineServer, device: string): Promise<StoreProblem | undefined> {
  const removed = await server.ask('removeChannel', { id: device });
  if (!removed.ok) return removed.problem;
  noteSubscribed(false);
  await (await currentSubscription())?.unsubscribe().catch(() => false);
  return undefined;
}

/** Tells the server the address of this device, which the browser changes now and then. */
export async function renew(server: OnlineServer): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const found = await server.ask('channels', { table: null });
  if (found.ok) await subscribe(server, found.value.pushKey);
}

async function subscribe(server: OnlineServer, key: string): Promise<PushProblem | undefined> {
  let subscription: PushSubscription;
  try {
    subscription = await subscriptionWith(key);
  } catch {
    return 'failed';
  }
  const { keys, endpoint = '' } = subscription.toJSON();
  const added = await server.ask('addDevice', {
    endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
  if (!added.ok) return added.problem;
  noteSubscribed(true);
  return undefined;
}

/** The browser's subscription with this key; one with another server's key is of no use. */
async function subscriptionWith(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const applicationServerKey = bytesOf(key);
  const earlier = await pushManager.getSubscription();
  const known = earlier?.options.applicationServerKey;
  if (earlier && known && isSame(new Uint8Array(known), applicationServerKey)) return earlier;
  await earlier?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await found?.pushManager?.getSubscription().catch(() => null)) ?? null;
}

function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, READY_MS, new Error('no service worker')),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function deviceOf({ endpoint }: PushSubscription, devices: readonly PushDevice[]): PushDevice | undefined {
  return devices.find(({ end }) => endpoint.endsWith(end));
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(x: Uint8Array, y: Uint8Array): boolean {
  return x.length === y.length && x.every((byte, i) => byte === y[i]);
}

/** An iPad says that it is a Mac, but one with a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
